import { expect, test } from 'vitest'
import type { z } from 'zod'
import { itemShapes } from './item-shapes.ts'
import { calendarDate, dayIntervals, slotPlan, storeFields, tableList, weekHours } from './store-shapes.ts'
import { nameOf } from './texts.ts'
import { saveView } from './view.ts'

/** `valid`, or where the first thing is wrong and what: `endTime custom`, `hours overlap`. */
function verdict(shape: z.ZodType, value: unknown): string {
  const { error } = shape.safeParse(value)
  const [issue] = error?.issues ?? []
  if (!issue) return 'valid'
  const what = issue.code === 'custom' && issue.message !== 'Invalid input' ? issue.message : issue.code
  return [issue.path.join('.'), what].filter(Boolean).join(' ')
}

const name = { 'en-US': 'Tea' }

/** A value and its verdict. */
type Case = readonly [value: unknown, words: string]

function check(shape: z.ZodType, cases: readonly Case[]) {
  expect(cases.map(([value]) => [value, verdict(shape, value)])).toEqual(cases)
}

test('a name is there in one language at least, and blanks are none', () => {
  check(nameOf(5), [
    [name, 'valid'],
    [{ 'en-US': '', 'zh-CN': '茶' }, 'valid'],
    [{}, 'required'],
    [{ 'en-US': '  ' }, 'required'],
    [{ 'en-US': 'Coffee' }, 'en-US too_big'],
  ])
})

const promotion = {
  ...{ type: 2, name, rule: { kind: 'perMilleOff', perMille: 150 }, startTime: 1, endTime: 2 },
}

test('a promotion has a type with rules, a rule of its type, and ends after it begins', () => {
  check(itemShapes.promotion, [
    [promotion, 'valid'],
    [{ ...promotion, type: 1 }, 'type custom'],
    [{ ...promotion, endTime: 1 }, 'endTime custom'],
    [{ ...promotion, startTime: 3 }, 'endTime custom'],
    [{ ...promotion, rule: { kind: 'gift', maxNum: 1, productIdList: ['bun'] } }, 'rule custom'],
  ])
})

test('a kind of coupon for a free item names which', () => {
  const coupon = { name, rule: { kind: 'amountOff', amount: 100 } }
  const free = { name, rule: { kind: 'exchange' } }
  check(itemShapes.couponKind, [
    [coupon, 'valid'],
    [free, 'productIdList custom'],
    [{ ...free, productIdList: null }, 'productIdList custom'],
    [{ ...free, productIdList: [] }, 'productIdList custom'],
    [{ ...free, productIdList: ['tea'] }, 'valid'],
  ])
})

test('the least of a choice is not above the most', () => {
  const group = { productGroupId: 'g', name, itemList: [{ skuId: 's' }] }
  const groupOf = (minNum: number, maxNum: number) => ({ groupList: [{ ...group, minNum, maxNum }] })
  check(itemShapes.property, [
    [{ name, minNum: 0, maxNum: 2 }, 'valid'],
    [{ name, minNum: 2, maxNum: 2 }, 'valid'],
    [{ name, minNum: 3, maxNum: 2 }, 'minNum custom'],
  ])
  check(itemShapes.package, [
    [groupOf(0, 1), 'valid'],
    [groupOf(2, 2), 'valid'],
    [groupOf(2, 1), 'groupList.0.minNum custom'],
  ])
})

test('[page-12] pictures, links and addresses have their forms, or are empty', () => {
  const page = { title: {}, description: {} }
  const imageOf = (image: string) => ({ ...page, image })
  const long = `/media/${'x'.repeat(293)}`
  check(itemShapes.downloadPage, [
    [page, 'valid'],
    [imageOf(''), 'valid'],
    [imageOf('/media/a.b_c-9'), 'valid'],
    [imageOf(long), 'valid'],
    [imageOf(`${long}x`), 'image too_big'],
    ...['media/a', 'x/media/a', '/media/', '/media/a b', '/media/a/b', '/media/a?'].map(
      (image): Case => [imageOf(image), 'image custom'],
    ),
    [{ ...page, iosUrl: 'https://apps.example/tea' }, 'valid'],
    [{ ...page, iosUrl: `https://${'x'.repeat(493)}` }, 'iosUrl too_big'],
    ...['http://a.example', 'https://', 'x https://a', 'https://a b', 'https://a\\b', 'https://a '].map(
      (iosUrl): Case => [{ ...page, iosUrl }, 'iosUrl custom'],
    ),
  ])
})

const block = (type: string, itemList: readonly object[], more = {}) => ({ type, title: {}, itemList, ...more })

test('[page-12] a block shows what its kind shows: words, products, pictures', () => {
  const titled = { title: name }
  check(itemShapes.pageBlock, [
    [block('notice', [], { title: name }), 'valid'],
    [block('notice', [{}, titled]), 'valid'],
    [block('notice', [{}], { title: { 'en-US': ' ' } }), 'itemList custom'],
    [block('productGroup', [{ productId: 'tea' }]), 'valid'],
    [block('productGroup', []), 'itemList custom'],
    [block('productGroup', [{ productId: 'tea' }, {}]), 'itemList custom'],
    [block('entries', [{}]), 'valid'],
    [block('entries', []), 'itemList custom'],
    [block('banner', [titled, { image: '/media/a' }]), 'valid'],
    [block('banner', []), 'itemList custom'],
    [block('banner', [titled, {}]), 'itemList custom'],
  ])
  const linkOf = (link: string) => block('entries', [{ link }])
  check(itemShapes.pageBlock, [
    ...['', '/', '/pages/menu/menu?a=b', 'https://a.example'].map((link): Case => [linkOf(link), 'valid']),
    ...['//a.example', '/\\a', 'x/a', 'http://a', '/a b', '/a\\b', 'javascript:alert(1)'].map(
      (link): Case => [linkOf(link), 'itemList.0.link custom'],
    ),
    [linkOf(`/${'x'.repeat(499)}`), 'valid'],
    [linkOf(`/${'x'.repeat(500)}`), 'itemList.0.link too_big'],
  ])
})

test('a tab has a drawing of the app, a picture, or the app’s own', () => {
  check(itemShapes.tab, [
    ...['', 'home', 'x'.repeat(30), '/media/a.b'].map((icon): Case => [{ icon }, 'valid']),
    ...['x'.repeat(31), 'home 1', '1', '/media/', '/media/a b', 'a/media/b', '!'].map(
      (icon): Case => [{ icon }, 'icon custom'],
    ),
    [{ icon: `/media/${'x'.repeat(294)}` }, 'icon too_big'],
  ])
})

test('a colour is six digits behind its sign', () => {
  const look = { brandName: name, secondaryColor: '#a1B2c3' }
  const cases = (field: string, wrong: string, fill: (color: string) => object): Case[] => [
    [fill('#a1B2c3'), 'valid'],
    ...['a1b2c3', 'x#a1b2c3', '#a1b2c3d', '#a1b2c', '#gggggg', 'red'].map(
      (color): Case => [fill(color), `${field} ${wrong}`],
    ),
  ]
  check(
    itemShapes.look,
    cases('primaryColor', 'invalid_format', (primaryColor) => ({ ...look, primaryColor })),
  )
  check(itemShapes.pageText, [
    [{ codeTextColor: '' }, 'valid'],
    ...cases('codeTextColor', 'custom', (codeTextColor) => ({ codeTextColor })),
  ])
})

test('[tax-1] taxes and classes have ids of their own, and a class that is named is there', () => {
  const rate = (rateId: string, taxClassIdList = ['']) => ({ rateId, name, ratePpm: 70_000, taxClassIdList })
  const food = { taxClassId: 'food', name: ' Food ' }
  check(itemShapes.tax, [
    [{}, 'valid'],
    [{ classList: [food], rateList: [rate('a', ['', 'food']), rate('b')] }, 'valid'],
    [{ classList: [food, { ...food, taxClassId: 'book' }] }, 'valid'],
    [{ classList: [food, food] }, 'classList custom'],
    [{ rateList: [rate('a'), rate('a')] }, 'rateList custom'],
    [{ rateList: [rate('a', ['', ''])] }, 'rateList.0.taxClassIdList custom'],
    [{ rateList: [rate('a', ['food'])] }, 'classList custom'],
    [{ classList: [{ taxClassId: 'food', name: ' ' }] }, 'classList.0.name too_small'],
  ])
  expect(itemShapes.tax.parse({ classList: [food] })).toMatchObject({ classList: [{ name: 'Food' }] })
})

test('[store-8][slot-1] hours of a day, of a week and of a plan do not overlap', () => {
  const morning = { start: '08:00', end: '12:00' }
  const noon = { start: '11:00', end: '13:00' }
  const onMonday = (interval: object) => ({ ...interval, weekday: 1 })
  const plan = (list: readonly object[]) => ({
    ...{ slotMinutes: 15, daysAhead: 1 },
    windowList: list.map((each) => ({ ...onMonday(each), capacity: 5 })),
  })
  check(dayIntervals, [
    [[], 'valid'],
    [[morning], 'valid'],
    [[morning, noon], 'overlap'],
  ])
  check(weekHours, [
    [null, 'valid'],
    [[onMonday(morning)], 'valid'],
    [[onMonday(morning), onMonday(noon)], 'overlap'],
  ])
  check(slotPlan, [
    [null, 'valid'],
    [plan([morning]), 'valid'],
    [plan([morning, noon]), 'overlap'],
  ])
})

test('[table-1] each table, way to collect and date is one that there is, once', () => {
  check(tableList, [
    [['1', '2'], 'valid'],
    [['1', ' 1 '], 'double'],
  ])
  check(storeFields.pickupMethodList, [
    [[1, 2], 'valid'],
    [[1, 1], 'custom'],
  ])
  check(calendarDate, [
    ['2028-02-29', 'valid'],
    ['2026-02-29', 'custom'],
  ])
})

test('[staff-6] a view keeps filters of its own list', () => {
  const view = { list: 'product', viewName: 'Mine' }
  check(saveView.input, [
    [{ ...view, filters: { text: 'tea' } }, 'valid'],
    [{ ...view, filters: { planet: 'mars' } }, 'filters invalid'],
  ])
})
