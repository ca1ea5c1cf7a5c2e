import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuItem } from '../../data/menu-items.ts'
import { accountant, basics, open, prepare } from '../../test/desk.tsx'
import { aProduct, fakeMenu, shown } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const food = { taxClassId: 'food', name: 'Food' }
const gst = {
  ...{ rateId: 'gst', name: { 'en-US': 'GST' }, ratePpm: 90_000 },
  ...{ pickupMethods: null, taxClassIdList: [''] },
}

/** The settings page of a brand with these terms, and what its draft makes of them. */
async function openSettings(fields: object, me = basics()) {
  const fake = fakeMenu([aProduct('oolong', 'Oolong')])
  const item: MenuItem = {
    ...{ kind: 'tax', itemId: 'corp', op: null, isArchived: false, changeList: [], partList: [] },
    fields: { taxMode: 'none', classList: [], rateList: [], serviceCharge: null, ...fields },
  } as unknown as MenuItem // as: an item of a fake has no more
  fakeServer({
    ...me,
    ...fake.answers,
    'desk/page/list': ({ draftId }) => ({ data: { list: [shown(item, fake.find(draftId))] } }),
  })
  open('/desk/demo/settings')
  await screen.findByRole('heading', { name: 'Prices on the menu' })
  const saved = (field: string) =>
    fake.drafts.flatMap(({ changes }) => changes).findLast(({ kind }) => kind === 'tax')?.fields[field]?.to
  return { saved }
}

const example = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('definition')

test('[tax-8] what is usual in a country is proposed, shown by an example, and kept in the draft', async () => {
  const { saved } = await openSettings({})
  fireEvent.change(screen.getByRole('combobox', { name: 'Start with the usual rates of a country' }), {
    target: { value: 'SG' },
  })
  await screen.findByRole('group', { name: 'GST' })
  expect(screen.getByRole('radio', { name: 'Tax included' })).toHaveProperty('checked', true)
  expect(example('Dine in').map(({ textContent }) => textContent)).toHaveLength(3)
  await waitFor(() => expect(saved('taxMode')).toBe('inclusive'))
  expect(saved('rateList')).toMatchObject([{ ratePpm: 90_000, taxClassIdList: [''] }])
})

test('[tax-2] a rate is a percentage with up to four decimals, for every way of picking up or for one', async () => {
  const { saved } = await openSettings({ taxMode: 'exclusive', rateList: [gst] })
  const rate = within(screen.getByRole('group', { name: 'GST' }))
  const percent = rate.getByRole('textbox', { name: 'Per cent' })
  expect(percent).toHaveProperty('value', '9')
  fireEvent.change(percent, { target: { value: '8.875' } })
  await waitFor(() => expect(saved('rateList')).toMatchObject([{ ratePpm: 88_750 }]))
  fireEvent.change(percent, { target: { value: '101' } })
  expect(screen.getByText('A percentage from 0 to 100, with up to four decimals.')).toBeTruthy()
  fireEvent.click(rate.getByRole('radio', { name: 'Takeaway' }))
  await waitFor(() => expect(saved('rateList')).toMatchObject([{ pickupMethods: [2] }]))
})

test('[tax-1] a class that goes is taken from the rates and the service charge that name it', async () => {
  const { saved } = await openSettings({
    ...{ taxMode: 'inclusive', classList: [food] },
    rateList: [gst, { ...gst, rateId: 'low', name: { 'en-US': 'Low' }, taxClassIdList: ['food'] }],
    serviceCharge: { ratePpm: 100_000, pickupMethods: null, taxClassId: 'food' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Remove Food' }))
  await waitFor(() => expect(saved('classList')).toEqual([]))
  expect(saved('rateList')).toMatchObject([{ taxClassIdList: [''] }, { taxClassIdList: [''] }])
  expect(saved('serviceCharge')).toMatchObject({ taxClassId: '' })
})

test('[tax-4] a service charge begins with its percentage and goes when that is emptied', async () => {
  const { saved } = await openSettings({})
  const section = within(screen.getByRole('region', { name: 'Service charge' }))
  fireEvent.change(section.getByRole('textbox'), { target: { value: '10' } })
  await waitFor(() => expect(saved('serviceCharge')).toEqual({ ratePpm: 100_000, pickupMethods: null, taxClassId: '' }))
  fireEvent.change(section.getByRole('textbox'), { target: { value: '' } })
  await waitFor(() => expect(section.queryByRole('group')).toBeNull())
})

test('who may not change the menu reads the settings and changes none', async () => {
  await openSettings({ taxMode: 'inclusive', rateList: [gst] }, basics(accountant))
  const form = within(screen.getByRole('region', { name: 'Rates' }))
  for (const field of [
    ...form.getAllByRole('radio', { name: /^(Always|Dine in|Takeaway)$/ }),
    screen.getByRole('button', { name: 'Add rate' }),
  ])
    expect(field).toHaveProperty('disabled', true)
})

test('[receipt-8] what receipts say is asked for, and the note is written in each language', async () => {
  const { saved } = await openSettings({ receiptFood: false, receiptNote: {} })
  const section = within(screen.getByRole('region', { name: 'Receipts' }))
  fireEvent.click(section.getByRole('switch'))
  await waitFor(() => expect(saved('receiptFood')).toBe(true))
  fireEvent.click(section.getByRole('radio', { name: /ไทย/ }))
  fireEvent.change(section.getByRole('textbox'), { target: { value: 'ขอบคุณ' } })
  await waitFor(() => expect(saved('receiptNote')).toEqual({ 'th-TH': 'ขอบคุณ' }))
})
