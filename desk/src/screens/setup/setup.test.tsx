import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, prepare } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const field = (name: string) => screen.getByLabelText(name, { exact: true })
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

/** The form of a link that works, and what it sends. */
async function openSetup() {
  const sent: Record<string, unknown>[] = []
  fakeServer({
    'desk/setup/detail': { data: { isFirst: true } },
    'desk/setup/create': (brand) => {
      sent.push(brand)
      return { code: 1, message: 'This address is taken' }
    },
  })
  open('/desk/setup#a-code')
  await screen.findByRole('group', { name: 'The brand' })
  return sent
}

test('[tax-8] a country proposes how prices are stated and says its usual rates; what is chosen is sent', async () => {
  const sent = await openSetup()
  enter('Country', 'SG')
  expect(field('Prices on the menu')).toHaveProperty('value', 'inclusive')
  expect(screen.getByText(/^Usual in this country: GST 9%\./)).toBeTruthy()
  enter('Country', 'IN')
  expect(field('Prices on the menu')).toHaveProperty('value', 'exclusive')
  expect(screen.getByText(/^Usual in this country: CGST 2\.5% and SGST 2\.5%\./)).toBeTruthy()
  enter('Country', 'US')
  expect(screen.getByText('Enter the rates in Settings.')).toBeTruthy()
  enter('Prices on the menu', 'none')
  expect(screen.getByText('Bills show no tax.')).toBeTruthy()
  enter('Name of the brand', 'Morning Leaf')
  enter('Your name', 'Lin Mei')
  enter('Account name', 'linmei')
  enter('New password', 'first leaf of spring')
  fireEvent.click(screen.getByRole('button', { name: 'Make the brand' }))
  await waitFor(() => expect(sent).toMatchObject([{ country: 'US', taxMode: 'none', corpId: 'morning-leaf' }]))
})
