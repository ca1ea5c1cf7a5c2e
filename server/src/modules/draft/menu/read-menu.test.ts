import { exportSheets } from '@tiffin/contract/desk/sheet'
import { listTranslations } from '@tiffin/contract/desk/translation'
import { refusals } from '@tiffin/contract/refusals'
import { maxSheetRows } from '@tiffin/core/sheet/limits'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { created, drafting, named } from '../../../../test/drafting.ts'

const app = testApp()
const { draft, openMenu } = drafting(app)

test('a menu of more rows than sheets hold is neither written into sheets nor listed for translation', async () => {
  const { corp, desk } = await openMenu()
  await asCorp(
    corp,
    `insert into material (corp_id, material_id, name) select $1, 'm' || place, '{}' from generate_series(1, $2::integer) place`,
    [corp, maxSheetRows],
  )
  const format = 'csv'
  expect((await ask(app, exportSheets, { ...desk, body: { format } })).code).toBe(refusals.sheetTooLarge)
  const translated = await ask(app, listTranslations, { ...desk, body: { to: 'ar-IQ' } })
  expect(translated.code).toBe(refusals.sheetTooLarge)
})

test('[language-5] what a draft makes is listed for translation with what is published', async () => {
  const { desk } = await openMenu()
  const cake = created('product', 'cake', { categoryId: 'cakes', name: named('Cake') })
  const { draftId } = await draft(desk, created('category', 'cakes', { name: named('Cakes') }), cake)
  const idsOf = async (body: object) => {
    const wish = { ...desk, body: { to: 'ar-IQ', state: 'all', ...body } }
    return (await ask(app, listTranslations, wish)).data.list.map(({ itemId }) => itemId)
  }
  const published = await idsOf({})
  expect((await idsOf({ draftId })).toSorted()).toEqual([...published, 'cake', 'cakes'].toSorted())
})
