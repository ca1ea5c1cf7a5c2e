import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStart, basics, noon, open, prepare } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const testPhoneList = [{ testPhoneId: 'p1', phone: '4417', code: '204816', codeEndsAt: noon }]
const openStep = (step: string, start: Parameters<typeof aStart>[0]) => {
  const server = fakeServer({ ...basics(), 'desk/start/detail': { data: aStart(start) } })
  open(`/desk/demo/start?step=${step}`)
  return server
}

test.each(['codes', 'open'])('the code of a test phone is shown on the step %s', async (step) => {
  openStep(step, { codesBy: 'testPhones', testPhoneList })
  const phones = within(await screen.findByRole('list', { name: 'Log-in codes' }))
  expect(phones.getByRole('status', { name: 'Code' }).textContent).toBe('204816')
})

test('after going live nothing speaks of going live, and no test phone is asked for', async () => {
  const now = 'No text message provider is set on the server. New customers cannot log in.'
  openStep('open', { codesBy: 'none', liveAt: noon })
  await screen.findByRole('heading', { name: 'Your brand is live' })
  screen.getByText(now)
  expect(screen.queryByText(/Once you are live/)).toBeNull()
  fireEvent.click(screen.getAllByRole('link', { name: 'Log-in codes' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'How do customers log in?' })
  screen.getByText(now)
  expect(screen.queryByLabelText('Test phone')).toBeNull()
})

test('a brand without a logo stands beside its first letters', async () => {
  openStep('codes', {})
  const brand = await screen.findByRole('link', { name: /^Camellia Row/ })
  expect(brand.textContent).toMatch(/^CRCamellia Row/)
})
