import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountant, basics, open, owner, prepare } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const names = ['Latte', 'Mocha', 'Matcha']

async function openProduct(substituteIdList: string[], me = owner) {
  const fake = fakeMenu([
    aCategory('milk', 'Milk'),
    aProduct('oolong', 'Oolong', { substituteIdList }),
    ...names.map((name) => aProduct(name.toLowerCase(), name)),
  ])
  fakeServer({ ...basics(me), ...fake.answers })
  open('/desk/demo/menu/oolong')
  return { fake, section: within(await screen.findByRole('region', { name: 'When sold out' })) }
}

type Fake = Awaited<ReturnType<typeof openProduct>>['fake']
const expectDraft = (fake: Fake, ...to: string[]) =>
  waitFor(() => expect(fake.drafts[0]?.changes[0]?.fields.substituteIdList?.to).toEqual(to), { timeout: 8000 })

test('[stock-10] what can be taken instead is found by name, never the product itself', async () => {
  const { fake, section } = await openProduct(['latte'])
  await section.findByText('Latte')
  const field = section.getByRole('searchbox', { name: 'Find a product to add' })
  fireEvent.change(field, { target: { value: 'o' } })
  const mocha = await section.findByRole('button', { name: 'Add Mocha' })
  expect(section.queryByRole('button', { name: 'Add Oolong' })).toBeNull()
  fireEvent.click(mocha)
  await expectDraft(fake, 'latte', 'mocha')
})

test('[stock-10] three are enough; their order can be changed, and one taken out', async () => {
  const { fake, section } = await openProduct(['latte', 'mocha', 'matcha'])
  await section.findByText('Matcha')
  expect(section.queryByRole('searchbox')).toBeNull()
  fireEvent.click(section.getByRole('button', { name: 'Move Matcha up' }))
  await expectDraft(fake, 'latte', 'matcha', 'mocha')
  fireEvent.click(section.getByRole('button', { name: 'Remove Latte' }))
  await expectDraft(fake, 'matcha', 'mocha')
  expect(section.getByRole('searchbox')).toBeTruthy()
})

test('[stock-10] who may only read the menu reads them', async () => {
  const { section } = await openProduct(['latte'], accountant)
  await section.findByText('Latte')
  expect(section.getByRole('searchbox')).toHaveProperty('disabled', true)
  expect(section.getByRole('button', { name: 'Remove Latte' })).toHaveProperty('disabled', true)
})
