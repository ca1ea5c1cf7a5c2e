import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStart, basics, noon, open, prepare } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'
import { nextStep, stepAfter } from './steps.ts'

prepare()

const testPhoneList = [{ testPhoneId: 'p1', phone: '4417', code: '204816', codeEndsAt: noon }]
const openStep = (step: string, start: Parameters<typeof aStart>[0]) => {
  const server = fakeServer({
    ...basics(),
    'desk/start/detail': { data: aStart(start) },
    'desk/start/go-live': { data: { liveAt: noon } },
  })
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

test('[brand-11] a step that is left as it was leads to the next one that is not done', async () => {
  const server = openStep('look', {})
  fireEvent.click(await screen.findByRole('button', { name: 'Publish and continue' }))
  await screen.findByRole('heading', { name: 'Where do customers collect?' })
  expect(server.sentTo('desk/draft/create')).toEqual([])
  expect(stepAfter(aStart({ storeCount: 1 }), 'store')).toBe('products')
  expect(stepAfter(aStart({ storeCount: 1, productCount: 5, codesBy: 'testPhones' }), 'codes')).toBe('open')
  expect(nextStep(aStart({ storeCount: 1 }))).toBe('look')
})

test('[brand-10] colours that were chosen and not published are there again after leaving the page', async () => {
  const dark = () => screen.findByRole('button', { name: '#27272a' })
  openStep('look', {})
  fireEvent.click(await dark())
  cleanup()
  openStep('look', {})
  expect((await dark()).getAttribute('aria-pressed')).toBe('true')
})

test('a brand without a logo stands beside its first letters', async () => {
  openStep('codes', {})
  const brand = await screen.findByRole('link', { name: /^Camellia Row/ })
  expect(brand.textContent).toMatch(/^CRCamellia Row/)
})

test('going live is asked about once, with what it means', async () => {
  const server = openStep('open', { codesBy: 'none' })
  fireEvent.click(await screen.findByRole('button', { name: 'Go live' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Go live now?' }))
  dialog.getByText(/Once you are live, new customers cannot log in/)
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo('desk/start/go-live')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Go live' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go live' }))
  await waitFor(() => expect(server.sentTo('desk/start/go-live')).toHaveLength(1))
})
