import { confirmTranslation, listTranslations } from '@tiffin/contract/desk/translation'
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
    const outdated = await list(desk, { state: 'outdated' })
    expect(shown(outdated)).toEqual(['hot name outdated'])
    expect(outdated.progressList.find(({ language }) => language === 'ar-IQ')).toMatchObject({ outdated: 1, done: 0 })
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

  it('come in pages one after the other, each text once, until none is left', async () => {
    const { desk } = await openTexts()
    await publish(
      desk,
      created('product', 'bun', { categoryId: 'hot', name: texts('Bun') }),
      ...['bun-1', 'bun-2', 'bun-3'].map((id) => created('sku', id, { productId: 'bun', price: 1, name: texts(id) })),
    )
    const wish = { of: 'product', state: 'all' }
    const all = await list(desk, wish)
    expect([all.total, all.next]).toEqual([9, null])
    const pages = [await list(desk, { ...wish, pageSize: 3 })]
    for (let page = pages[0]; page?.next && pages.length < 5; page = pages.at(-1))
      pages.push(await list(desk, { ...wish, pageSize: 3, after: page.next }))
    expect(pages.map((page) => shown(page))).toEqual([0, 3, 6].map((from) => shown(all).slice(from, from + 3)))
    expect(pages.map(({ total }) => total)).toEqual([9, 9, 9])
  })

  it('that are done are not among those that are open, and do not count among what is looked for', async () => {
    const { desk } = await openTexts()
    expect(await list(desk, { text: 'hot' })).toMatchObject({ list: [], total: 0, next: null })
    const found = await list(desk, { text: 'LATTE' })
    expect([found.total, found.valueList]).toEqual([3, []])
  })

  it('have the name of what they are of, where they are no name of their own', async () => {
    const { desk } = await openTexts()
    await publish(
      desk,
      created('property', 'ice', { name: texts('Ice') }),
      created('propertyValue', 'much', { propertyId: 'ice', name: texts('Much') }),
    )
    const all = await list(desk, { state: 'all' })
    const nameOf = (id: string, field = 'name') =>
      all.list.find((each) => each.itemId === id && each.field === field)?.ofName
    expect([nameOf('much'), nameOf('latte-s'), nameOf('latte', 'description')]).toEqual([
      ...[texts('Ice'), texts('Latte'), texts('Latte')],
    ])
    expect([nameOf('ice'), nameOf('hot'), nameOf('latte')]).toEqual([{}, {}, {}])
  })

  it('of a draft are listed whatever else it holds: names that are none, and what it archives', async () => {
    const { desk } = await openTexts()
    await publish(desk, created('pageBlock', 'b1', { type: 'banner', itemList: [{ title: texts('Home') }] }))
    const odd = (itemId: string, name: string | string[]) =>
      created('product', itemId, { categoryId: 'hot', name, description: texts('Odd') })
    const { draftId } = await draft(desk, odd('odd-1', 'Cup'), odd('odd-2', ['Cup']), {
      ...{ kind: 'pageBlock', itemId: 'b1', op: 'archive' },
    })
    const found = await list(desk, { draftId, text: 'odd' })
    expect(found.list.map(({ itemId, ofName }) => [itemId, ofName])).toEqual([
      ['odd-1', {}],
      ['odd-2', {}],
    ])
    expect((await list(desk, { draftId, text: 'home' })).list).toEqual([])
    expect((await list(desk, { text: 'home' })).list).toHaveLength(1)
  })

  it('are translated from the language that most of them have, unless said', async () => {
    const { desk } = await openTexts()
    const { data } = await ask(app, listTranslations, { ...desk, body: { to: 'ar-IQ' } })
    expect(data.from).toBe('en-US')
    const unknown = await ask(app, listTranslations, { ...desk, body: { to: 'ar-IQ', draftId: 'gone' } })
    expect(unknown.code).toBe(refusals.draftUnknown)
  })

  it('of sets and pages stand among them, each part of a list with the whole list, and are found by what they are of [language-6]', async () => {
    const { desk } = await openTexts()
    const group = {
      productGroupId: 'g1',
      name: texts('Pick one'),
      minNum: 1,
      maxNum: 1,
      itemList: [{ skuId: 'latte-s' }],
    }
    await publish(
      desk,
      created('product', 'set', { categoryId: 'hot', name: texts('Breakfast'), productType: 4 }),
      created('sku', 'set-1', { productId: 'set', price: 900 }),
      created('package', 'set', { groupList: [group] }),
      created('pageBlock', 'b1', {
        ...{ type: 'banner', title: texts('Home'), itemList: [{ title: texts('New'), text: texts('Try it') }] },
      }),
    )
    const sets = await list(desk, { of: 'set' })
    expect(sets.list).toMatchObject([
      {
        kind: 'package',
        itemId: 'set',
        field: 'groupList',
        part: 'g1.name',
        texts: texts('Pick one'),
        ofName: texts('Breakfast'),
      },
    ])
    expect(sets.valueList).toMatchObject([
      { kind: 'package', itemId: 'set', field: 'groupList', value: [{ name: texts('Pick one') }] },
    ])
    const pages = await list(desk, { of: 'page', text: 'home' })
    expect(pages.list.map(({ field, part }) => `${field} ${part}`.trim())).toEqual([
      'title',
      'itemList 0.title',
      'itemList 0.text',
    ])
    expect(pages.valueList).toHaveLength(1)
    expect((await list(desk, { of: 'category' })).list.every(({ kind }) => kind === 'category')).toBe(true)
    const all = await list(desk, { state: 'all', pageSize: 100 })
    expect(all.valueList.map(({ itemId }) => itemId).toSorted()).toEqual(['b1', 'set'])
    const [progress] = all.progressList
    expect((progress?.missing ?? 0) + (progress?.outdated ?? 0) + (progress?.done ?? 0)).toBe(all.total)
    const drafted = await draft(desk, created('guideMarker', 'm1', { text: texts('Add to Home') }))
    expect(shown(await list(desk, { of: 'page', text: 'add to', draftId: drafted.draftId }))).toEqual([
      'm1 text missing',
    ])
  })

  it('of a block are outdated where their own source was written again, part by part [language-5]', async () => {
    const { desk } = await openTexts()
    const item = (title: Record<string, string>) => ({ title })
    const before = [item(texts('New', { 'ar-IQ': 'جديد' })), item(texts('Old', { 'ar-IQ': 'قديم' }))]
    const block = { type: 'banner', title: texts('Home', { 'ar-IQ': 'الرئيسية' }) }
    await publish(desk, created('pageBlock', 'b1', { ...block, itemList: before }))
    const after = [item(texts('Newest', { 'ar-IQ': 'جديد' })), before[1]]
    const { draftId } = await draft(desk, {
      kind: 'pageBlock',
      itemId: 'b1',
      fields: { itemList: [before, after] as never },
    })
    const found = await list(desk, { of: 'page', state: 'outdated', draftId })
    expect(found.list.map(({ part }) => part)).toEqual(['0.title'])
  })

  it('count as done once they are confirmed, until text or translation changes [language-6]', async () => {
    const { desk } = await openTexts()
    const hot = texts('Hot', { 'ar-IQ': 'ساخن' })
    await publish(desk, rename(hot, { ...hot, 'en-US': 'Hot drinks' }))
    expect(shown(await list(desk, { state: 'outdated' }))).toEqual(['hot name outdated'])
    const place = {
      kind: 'category' as const,
      itemId: 'hot',
      field: 'name',
      from: 'en-US' as const,
      to: 'ar-IQ' as const,
    }
    const pair = { source: 'Hot drinks', text: 'ساخن' }
    const fits = (body: object) => ask(app, confirmTranslation, { ...desk, body: { ...place, ...pair, ...body } })
    await fits({ source: 'Hot things' })
    expect(shown(await list(desk, { state: 'outdated' }))).toEqual(['hot name outdated'])
    await fits({})
    const listed = await list(desk, { state: 'outdated' })
    expect(shown(listed)).toEqual([])
    expect(listed.progressList.find(({ language }) => language === 'ar-IQ')).toMatchObject({ outdated: 0, done: 1 })
    expect(shown(await list(desk, { state: 'done', of: 'category', text: 'hot' }))).toEqual(['hot name done'])
    await fits({ kind: 'product', itemId: 'latte', source: 'Latte', text: '' })
    expect(shown(await list(desk, { state: 'missing', text: 'latte' }))).toContain('latte name missing')
    await publish(desk, rename({ ...hot, 'en-US': 'Hot drinks' }, { ...hot, 'en-US': 'Very hot' }))
    expect(shown(await list(desk, { state: 'outdated' }))).toEqual(['hot name outdated'])
  })
})
