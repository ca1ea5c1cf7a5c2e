import { expect, test } from 'vitest'
import { replaceTexts } from './replace-text.ts'

const addresses = new Map([['/media/a', '/media/b']])
const change = (fields: Parameters<typeof replaceTexts>[0]['item']) =>
  replaceTexts({ kind: 'product', itemId: 'oolong', item: fields }, addresses)

test('[media-7] an address is replaced wherever it stands in an item, and other fields are left out', () => {
  expect(change({ image: '/media/a', name: { 'en-US': 'Tea' }, images: ['/media/c', '/media/a'], sort: 1 })).toEqual({
    ...{ kind: 'product', itemId: 'oolong', op: 'update' },
    fields: {
      image: { from: '/media/a', to: '/media/b' },
      images: { from: ['/media/c', '/media/a'], to: ['/media/c', '/media/b'] },
    },
  })
  const items = [{ image: '/media/a', link: null, title: { 'en-US': 'A' } }]
  expect(change({ items })?.fields.items?.to).toEqual([{ ...items[0], image: '/media/b' }])
})

test('[media-7] an item that does not name the address does not change, nor does a sentence that only mentions it', () => {
  expect(change({ image: '/media/c', description: 'See /media/a', cost: null, count: 1, isOn: true })).toBeUndefined()
  expect(change(undefined)).toBeUndefined()
})
