import { lintDraft, listDrafts } from '@tiffin/contract/desk/draft'
import { expect, test, vi } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { testDb } from '../../../../test/database.ts'
import { drafting, price } from '../../../../test/drafting.ts'
import type { Database } from '../../../db/database.ts'

/** Brands whose checks have begun, in their order. They go on when the gate opens. */
const begun: string[] = []
const gate = Promise.withResolvers<void>()

const db = new Proxy(testDb, {
  get(target, name) {
    const value = Reflect.get(target, name)
    if (name !== 'tx') return typeof value === 'function' ? value.bind(target) : value
    const tx: Database['tx'] = async (wish, work) => {
      if (wish.isPreview) {
        begun.push(wish.corp ?? '')
        await gate.promise
      }
      return target.tx(wish, work)
    }
    return tx
  },
})
const app = testApp({ db })
const { draft, openMenu } = drafting(app)

async function openDraft() {
  const { desk, skuId } = await openMenu()
  const { draftId } = await draft(desk, price(skuId, 500, 540))
  return { desk, draftId }
}

test('[draft-19] drafts of one brand are checked one after the other and three in all at a time; other calls do not wait for them', async () => {
  const drafts = [await openDraft(), await openDraft(), await openDraft(), await openDraft()]
  const check = ({ desk, draftId }: (typeof drafts)[number]) => ask(app, lintDraft, { ...desk, body: { draftId } })
  const answers = [...drafts, ...drafts].map(check)
  await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(3))
  for (const { desk } of drafts) expect((await ask(app, listDrafts, desk)).code).toBe(200)
  expect([begun.length, new Set(begun).size]).toEqual([3, 3])
  gate.resolve()
  expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(Array(8).fill(200))
  expect(begun.toSorted()).toEqual([...drafts, ...drafts].map(({ desk: { corp } }) => corp).toSorted())
})
