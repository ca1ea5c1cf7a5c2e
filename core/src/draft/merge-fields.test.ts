import { expect, test } from 'vitest'
import { mergeFields } from './merge-fields.ts'

const name = (en: string, zh: string) => ({ 'en-US': en, 'zh-CN': zh })

test('[store-11] a field without another change becomes what is written, whatever was done to other fields', () => {
  const now = { phone: '2', code: 'B' }
  expect(mergeFields(now, { phone: '2' }, { phone: '3' })).toEqual({ ok: true, fields: { phone: '3' } })
  expect(mergeFields(now, { phone: '1' }, { phone: '2' })).toEqual({ ok: true, fields: { phone: '2' } })
})

test('[store-11] a field that was changed meanwhile is answered with its present value', () => {
  const merged = mergeFields({ phone: '2', hours: [1] }, { phone: '1', hours: [] }, { phone: '3', hours: [2] })
  const changed = [
    { field: 'phone', now: '2' },
    { field: 'hours', now: [1] },
  ]
  expect(merged).toEqual({ ok: false, changed })
})

test('[store-11] two people may write two languages of one text', () => {
  const merged = mergeFields({ name: name('New', 'Old') }, { name: name('Old', 'Old') }, { name: name('Old', 'New') })
  expect(merged).toEqual({ ok: true, fields: { name: name('New', 'New') } })
  const clash = mergeFields({ name: name('New', 'Old') }, { name: name('Old', 'Old') }, { name: name('Other', 'Old') })
  expect(clash).toEqual({ ok: false, changed: [{ field: 'name', now: name('New', 'Old') }] })
})

test('[store-11] a language that the writer did not edit stays as it was changed meanwhile', () => {
  const to = { ...name('Old', 'Old'), 'th-TH': 'New' }
  const merged = mergeFields({ name: name('New', 'Old') }, { name: name('Old', 'Old') }, { name: to })
  expect(merged).toEqual({ ok: true, fields: { name: { ...name('New', 'Old'), 'th-TH': 'New' } } })
})

test('[store-11] a language that is left out is taken away, unless it was changed meanwhile', () => {
  const [both, one] = [name('Riverside', '河畔'), { 'en-US': 'Riverside' }]
  expect(mergeFields({ name: both }, { name: both }, { name: one })).toEqual({ ok: true, fields: { name: one } })
  const added = mergeFields({ name: both }, { name: one }, { name: { 'en-US': 'Quay' } })
  expect(added).toEqual({ ok: true, fields: { name: name('Quay', '河畔') } })
})
