import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuPart } from '../../data/menu-items.ts'
import { accountant, basics, open, prepare } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu, shown } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const hour = 3_600_000
const now = Date.now()
const english = (text: string) => ({ 'zh-CN': text, 'en-US': text })
const aPromotion = (itemId: string, name: string, more: object = {}): MenuPart => ({
  ...{ kind: 'promotion', itemId, op: null, isArchived: false, changeList: [] },
  fields: {
    ...{ type: 5, name: english(name), rule: { kind: 'perMilleOff', perMille: 200 }, threshold: 0 },
    ...{ productIdList: ['oolong'], storeIdList: null, saleChannelList: null, startTime: now - hour },
    ...{ endTime: now + hour, status: 1, combinableWithCoupon: true, combinableWithActivity: true, ...more },
  } as MenuPart['fields'], // as: tests write JSON
})

const known = [
  aPromotion('pick', 'Baker’s pick'),
  aPromotion('later', 'Later', { startTime: now + 30 * 60_000 }),
  aPromotion('over', 'Over', { endTime: now - 1 }),
  aPromotion('stop', 'Stopped', { status: 0 }),
  aPromotion('table', 'Long table', {
    ...{ type: 4, productIdList: null },
    rule: { kind: 'spendAndReduce', spend: 4000, reduce: 500, maximum: 1500 },
  }),
]

const half: MenuPart = {
  ...{ kind: 'couponKind', itemId: 'half', op: null, isArchived: false, changeList: [] },
  fields: {
    ...{ name: english('Half price'), description: {}, rule: { kind: 'perMilleOff', perMille: 500 }, threshold: 1000 },
    ...{ maxReduction: 800, productIdList: null, storeIdList: null, saleChannelList: null, combinable: true },
  } as MenuPart['fields'], // as: tests write JSON
}

function desk(me = basics()) {
  const fake = fakeMenu([aCategory('milk', 'Milk'), aProduct('oolong', 'Oolong'), aProduct('bun', 'Bun')])
  fakeServer({
    ...me,
    ...fake.answers,
    'desk/offer/list': ({ draftId }) => {
      const draft = fake.find(draftId)
      const made = (draft?.changes ?? [])
        .filter(({ op }) => op === 'create')
        .map(({ itemId, kind }) => ({ ...aPromotion(itemId, ''), kind: kind as MenuPart['kind'], fields: {} })) // as: of what is offered
      return { data: { list: [...made, ...known, half].map((item) => shown(item, draft)) } }
    },
  })
  return fake
}
type Fake = ReturnType<typeof desk>
const changed = (fake: Fake) =>
  Object.assign(
    {},
    ...(fake.drafts[0]?.changes ?? []).map(({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([field, { to }]) => [field, to])),
    ),
  )
const expectChanged = (fake: Fake, expected: object) =>
  waitFor(() => expect(changed(fake)).toEqual(expected), { timeout: 8000 })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('promotions say what they are and how they stand now', async () => {
  desk()
  open('/desk/demo/offers')
  const list = within(await screen.findByRole('list', { name: 'Promotions' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent?.split(' · ').slice(0, 2).join('|'))).toEqual(
    [
      'Baker’s pick Single-item offer|running',
      'Later Single-item offer|not begun',
      'Over Single-item offer|ended',
      'Stopped Single-item offer|paused',
      'Long table Spend and save|running',
    ],
  )
})

test('the rule is a sentence with boxes: per cent, an amount or a price, and nothing that cannot be meant', async () => {
  const fake = desk()
  open('/desk/demo/offers?item=pick')
  const box = await screen.findByRole('textbox', { name: 'per cent off' })
  expect(box.closest('p')?.textContent).toContain('The products below:')
  type(box, '12.5')
  await expectChanged(fake, { rule: { kind: 'perMilleOff', perMille: 125 } })
  type(box, '101')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  type(screen.getByLabelText('Kind of discount'), 'fixedPrice')
  type(await screen.findByRole('textbox', { name: 'Amount' }), '4.5')
  await expectChanged(fake, { rule: { kind: 'fixedPrice', price: 450 } })
})

test('spend and save is said in three amounts', async () => {
  const fake = desk()
  open('/desk/demo/offers?item=table')
  type(await screen.findByRole('textbox', { name: 'Takes off' }), '6')
  type(screen.getByRole('textbox', { name: 'At most' }), '18')
  await expectChanged(fake, { rule: { kind: 'spendAndReduce', spend: 4000, reduce: 600, maximum: 1800 } })
})

test('times are those of the brand’s clock, and the end comes after the beginning', async () => {
  const fake = desk()
  open('/desk/demo/offers?item=pick')
  type(await screen.findByLabelText('Ends: date'), '2090-12-24')
  type(screen.getByLabelText('Ends: time'), '18:00')
  await expectChanged(fake, { endTime: Date.parse('2090-12-24T10:00:00Z') })
  type(screen.getByLabelText('Ends: date'), '2020-01-01')
  await screen.findByText('It must end after it begins')
})

test('spend and save begins with amounts of a currency that has no cents', async () => {
  const me = basics()
  const { data } = me['common/bootstrap/detail']
  const corpSetting = { ...data.corpSetting, currency: 'JPY', currencyScale: 0, defaultFractionDigits: 0 }
  const fake = desk({ ...me, 'common/bootstrap/detail': { data: { ...data, corpSetting } } })
  open('/desk/demo/offers')
  fireEvent.click(await screen.findByRole('button', { name: 'Spend and save' }))
  await expectChanged(
    fake,
    expect.objectContaining({ rule: { kind: 'spendAndReduce', spend: 40, reduce: 5, maximum: 15 } }),
  )
})

test('a gift is made with what it gives, for chosen products and stores, and is taken back', async () => {
  const fake = desk()
  open('/desk/demo/offers')
  fireEvent.click(await screen.findByRole('button', { name: 'Gift' }))
  type(await screen.findByLabelText('Name in English'), 'Something sweet')
  await screen.findAllByRole('option', { name: 'Bun' })
  type(screen.getByLabelText('Add a gift'), 'bun')
  type(screen.getByRole('textbox', { name: 'Least amount of an order' }), '20')
  fireEvent.click(within(screen.getByRole('group', { name: 'Stores' })).getByRole('radio', { name: 'These only' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Goes together with coupons' }))
  await waitFor(
    () =>
      expect(changed(fake)).toMatchObject({
        ...{ type: 11, name: { 'en-US': 'Something sweet' }, threshold: 2000, combinableWithCoupon: false },
        ...{ rule: { kind: 'gift', maxNum: 1, productIdList: ['bun'] }, productIdList: null, storeIdList: [] },
      }),
    { timeout: 8000 },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }))
  await expectChanged(fake, {})
})

test('who may only read the menu sees promotions and cannot change them', async () => {
  desk(basics(accountant))
  open('/desk/demo/offers?item=pick')
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'per cent off' })).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gift' }).disabled).toBe(true)
})

test('[coupon-6] a kind of coupon is a sentence too, says what becomes of coupons that are out, and is saved to the draft', async () => {
  const fake = desk()
  open('/desk/demo/offers')
  const list = within(await screen.findByRole('list', { name: 'Kinds of coupon' }))
  fireEvent.click(list.getByRole('button', { name: 'Half price Per cent off' }))
  await screen.findByText(/^Coupons that customers already have keep their terms\./)
  type(screen.getByRole('textbox', { name: 'At most; empty for no limit' }), '5')
  type(screen.getByRole('textbox', { name: 'Description' }), 'On weekdays')
  fireEvent.click(screen.getByRole('switch', { name: 'Goes together with other promotions' }))
  await expectChanged(fake, { maxReduction: 500, description: { 'en-US': 'On weekdays' }, combinable: false })
  type(screen.getByLabelText('Kind of discount'), 'amountOff')
  await expectChanged(fake, expect.objectContaining({ rule: { kind: 'amountOff', amount: 100 }, maxReduction: null }))
})

test('[coupon-6] a new kind of coupon for a free item begins without one, and is archived before it is published', async () => {
  const fake = desk()
  open('/desk/demo/offers')
  fireEvent.click(await screen.findByRole('button', { name: 'Free item' }))
  type(await screen.findByLabelText('Name in English'), 'A bun')
  await screen.findAllByRole('option', { name: 'Bun' })
  type(screen.getByLabelText('Add a product'), 'bun')
  expect(screen.queryByText(/^Coupons that customers already have/)).toBeNull()
  const made = { rule: { kind: 'exchange' }, name: { 'en-US': 'A bun' }, productIdList: ['bun'], threshold: 0 }
  await expectChanged(fake, expect.objectContaining(made))
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }))
  await expectChanged(fake, {})
})

test('[staff-6] offers are found by name and state, which stay in the address while one is edited and are kept as a view', async () => {
  desk()
  open('/desk/demo/offers?state=ended')
  const names = () =>
    screen.getAllByRole('list').flatMap((list) =>
      within(list)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent?.split(' ')[0]),
    )
  await screen.findByRole('button', { name: /^Over/ })
  expect(names()).toEqual(['Over'])
  type(screen.getByRole('combobox', { name: /^Status/ }), '')
  type(screen.getByRole('searchbox', { name: 'Search offers' }), 'pric')
  await waitFor(() => expect(names()).toEqual(['Half']))
  fireEvent.click(screen.getByRole('button', { name: /^Half price/ }))
  await screen.findByRole('region', { name: 'Half price' })
  expect(location.search).toContain('text=pric')
  fireEvent.click(screen.getByRole('button', { name: /^Views/ }))
  expect((await screen.findByRole('menuitem', { name: 'Save these filters' })).getAttribute('aria-disabled')).not.toBe(
    'true',
  )
})
