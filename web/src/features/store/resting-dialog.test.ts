import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { stores } from '../../../test/fake/shop.ts'
import { chooseStore } from '../../state/store/recent-stores.ts'
import { askAboutRestingStore, forgetRest } from './resting-dialog.ts'

const [here, there] = stores.map((store) => ({ ...store, status: 2 }))
if (here === undefined || there === undefined) throw new Error('the shop has stores')

/** Goes to order at a resting store and keeps it; answers whether that was asked. */
async function keeps(): Promise<boolean> {
  const over = askAboutRestingStore(here as NonNullable<typeof here>, 'order') // checked above
  const [dialog] = useOverlays.getState().dialogs
  dialog?.settle('keep')
  await over
  return dialog !== undefined
}

beforeEach(async () => {
  chooseStore(here)
  forgetRest(here.storeId)
  await keeps()
})

describe('a resting store that was kept', () => {
  it('[R-4.15] is not asked about again in this visit', async () => {
    expect(await keeps()).toBe(false)
    chooseStore(here)
    expect(await keeps()).toBe(false)
  })

  it('[R-4.15] is asked about again once it has opened in between', async () => {
    forgetRest(here.storeId)
    expect(await keeps()).toBe(true)
  })

  it('[R-4.15] is asked about again once it was left for another store', async () => {
    chooseStore(there)
    chooseStore(here)
    expect(await keeps()).toBe(true)
  })
})
