import { expect, it } from 'vitest'
import { textFields, textsOfItem, withTexts } from './item-texts.ts'

const texts = (english: string) => ({ 'en-US': english })

it('the texts of an item are those that customers read, and only where there are some', () => {
  expect(textsOfItem('product', { name: texts('Tea'), description: {}, code: 'T' })).toEqual([
    { field: 'name', part: '', texts: texts('Tea') },
  ])
  expect(textsOfItem('material', { name: texts('Milk') })).toEqual([])
  expect(textsOfItem('tab', { text: null })).toEqual([])
})

it.each([
  ['category', ['name', 'description']],
  ['property', ['name']],
  ['propertyValue', ['name']],
  ['product', ['name', 'description']],
  ['sku', ['name']],
  ['promotion', ['name']],
  ['couponKind', ['name', 'description']],
  ['look', ['brandName', 'slogan']],
  ['pageBlock', ['title', 'itemList']],
  ['tab', ['text']],
  ['guideMarker', ['text']],
  ['downloadPage', ['title', 'description']],
  ['pageText', ['pointsText']],
  ['agreement', ['serviceTerms', 'privacyPolicy']],
  ['package', ['groupList']],
  ['tax', ['rateList']],
  ['material', []],
])('customers read of the kind %s the texts of %j', (kind, fields) => {
  expect(textFields(kind)).toEqual(fields)
  const item = Object.fromEntries(fields.map((field) => [field, texts(field)]))
  const own = fields.filter((field) => !field.endsWith('List'))
  expect(textsOfItem(kind, item)).toEqual(own.map((field) => ({ field, part: '', texts: texts(field) })))
})

it('the rates of a tax are known by their id, and all texts of a block are found', () => {
  expect(textsOfItem('tax', { rateList: [{ rateId: 'gst', name: texts('GST') }] })).toEqual([
    { field: 'rateList', part: 'gst.name', texts: texts('GST') },
  ])
  expect(textsOfItem('pageBlock', { itemList: [{ text: texts('Fresh every day') }] })).toEqual([
    { field: 'itemList', part: '0.text', texts: texts('Fresh every day') },
  ])
})

it('a list that is none, and entries that are none, have no texts', () => {
  expect(textsOfItem('package', {})).toEqual([])
  expect(textsOfItem('package', { groupList: 'none' })).toEqual([])
  expect(textsOfItem('package', { groupList: [null, 'group', [texts('Tea')]] })).toEqual([])
})

it('a part of what has no parts changes nothing', () => {
  const change = { part: 'g1.name', texts: texts('Teas') }
  expect(withTexts('product', texts('Tea'), change)).toEqual(texts('Tea'))
  expect(withTexts('product', [{ name: texts('Tea') }], change)).toEqual([{ name: texts('Tea') }])
  expect(withTexts('package', null, change)).toBeNull()
  expect(withTexts('package', [null], change)).toEqual([null])
})

it('the groups of a set are known by their id, the entries of a block by their place [language-5]', () => {
  expect(textsOfItem('package', { groupList: [{ productGroupId: 'g1', name: texts('Tea') }] })).toEqual([
    { field: 'groupList', part: 'g1.name', texts: texts('Tea') },
  ])
  const itemList = [{ title: texts('New'), text: {}, action: texts('Look') }, { title: texts('Old') }]
  expect(
    textsOfItem('pageBlock', { title: texts('Home'), itemList }).map(({ field, part }) => `${field} ${part}`),
  ).toEqual(['title ', 'itemList 0.title', 'itemList 0.action', 'itemList 1.title'])
  expect(textFields('pageBlock')).toEqual(['title', 'itemList'])
})

it('a text of a list is written where it stands, and all else stays [language-6]', () => {
  const groupList = [
    { productGroupId: 'g.1', name: texts('Tea'), minNum: 1 },
    { productGroupId: 'g2', name: texts('Cake') },
  ]
  const written = withTexts('package', groupList, { part: 'g.1.name', texts: texts('Teas') })
  expect(written).toEqual([{ ...groupList[0], name: texts('Teas') }, groupList[1]])
  expect(textsOfItem('package', { groupList: written })[0]?.texts).toEqual(texts('Teas'))
  expect(withTexts('package', groupList, { part: 'g3.name', texts: texts('Teas') })).toEqual(groupList)
  expect(withTexts('product', texts('Tea'), { part: '', texts: texts('Teas') })).toEqual(texts('Teas'))
  expect(withTexts('pageBlock', [{ title: {} }], { part: '0.title', texts: texts('New') })).toEqual([
    { title: texts('New') },
  ])
})
