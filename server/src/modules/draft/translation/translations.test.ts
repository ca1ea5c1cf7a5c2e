import { listTranslations } from '@tiffin/contract/desk/translation'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { created, drafting } from '../../../../test/drafting.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)
type Desk = Awaited<ReturnType<typeof openMenu>>['desk']

const list = async (desk: Desk, body: object = {}) =>
  (await ask(app, listTranslations, { ...desk, body: { from: 'en-US', to: 'ar-IQ', ...body } })).data
const shown = ({ list: rows }: Awaited<ReturnType<typeof list>>) =>
  rows.map(({ itemId, field, state }) => `${itemId} ${field} ${state}`)
const texts = (english: string, more: object = {}) => ({ 'en-US': english, ...more })
const rename = (from: object, to: object) => ({
  kind: 'category' as const,
  itemId: 'hot',
  fields: { name: [{ ...from }, { ...to }] as const },
})

/** A menu with a category `hot` and a product `latte` in two sizes. */
async function openTexts() {
  const menu = await openMenu()
  await publish(
    menu.desk,
    created('category', 'hot', { name: texts('Hot', { 'ar-IQ': 'ساخن' }) }),
    created('product', 'latte', { categoryId: 'hot', name: texts('Latte'), description: texts('With milk') }),
    created('sku', 'latte-s', { productId: 'latte', price: 1, name: texts('Small') }),
  )
  return menu
}

describe('the texts of a menu', () => {
  it('stand with what is missing in a language, and a size with its product [language-5]', async () => {
    const { desk } = await openTexts()
    const found = await list(desk, { text: 'latte' })
    expect(shown(found)).toEqual(['latte name missing', 'latte description missing', 'latte-s name missing'])
    expect(found.list.at(-1)?.ofName).toEqual(texts('Latte'))
    expect(shown(await list(desk, { state: 'done', text: 'hot' }))).toEqual(['hot name done'])
    const progress = found.progressList.find(({ language }) => language === 'ar-IQ')
    const all = await list(desk, { state: 'all' })
    expect(progress).toMatchObject({ outdated: 0, done: 1 })
    expect((progress?.missing ?? 0) + 1).toBe(all.total)
  })

  it('are outdated once their source is published or drafted with other words, until they are too [language-5]', async () => {
    const { desk } = await openTexts()
    const hot = texts('Hot', { 'ar-IQ': 'ساخن' })
    const { draftId } = await draft(desk, rename(hot, { ...hot, 'en-US': 'Hot drinks' }))
    expect(shown(await list(desk, { state: 'outdated', draftId }))).toEqual(['hot name outdated'])
    expect(shown(await list(desk, { state: 'outdated' }))).toEqual([])
    await publish(desk, rename(hot, { ...hot, 'en-US': 'Hot drinks' }))
    expect(shown(await list(desk, { state: 'outdated' }))).toEqual(['hot name outdated'])
    const renamed = { ...hot, 'en-US': 'Hot drinks' }
    await publish(desk, rename(renamed, { ...renamed, 'ar-IQ': 'مشروبات ساخنة' }))
    expect(shown(await list(desk, { state: 'outdated' }))).toEqual([])
  })

  it('come page by page, going on behind the last one also when it is translated meanwhile', async () => {
    const { desk } = await openTexts()
    const first = await list(desk, { pageSize: 1 })
    const all = await list(desk)
    const [row] = first.list
    expect(first.total).toBe(all.total)
    const fields = { [row?.field ?? '']: [row?.texts ?? {}, { ...row?.texts, 'ar-IQ': 'نص' }] as const }
    await publish(desk, { kind: row?.kind ?? 'product', itemId: row?.itemId ?? '', fields })
    const rest = await list(desk, { after: first.next ?? '' })
    expect(shown(rest)).toEqual(shown(all).slice(1))
  })

  it('are translated from the language that most of them have, unless said', async () => {
    const { desk } = await openTexts()
    const { data } = await ask(app, listTranslations, { ...desk, body: { to: 'ar-IQ' } })
    expect(data.from).toBe('en-US')
    const unknown = await ask(app, listTranslations, { ...desk, body: { to: 'ar-IQ', draftId: 'gone' } })
    expect(unknown.code).toBe(refusals.draftUnknown)
  })
})
