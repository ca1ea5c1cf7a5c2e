import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { click } from './steps.ts'

afterEach(closeApp)

it('[R-3.10] the language in use is among those to choose from, also when the brand does not offer it', async () => {
  fakeServer()
  await openApp({ hash: '#/pages/user/mine/mine', stored: { useLanguage: 'ar-IQ' } })
  await click(await screen.findByRole('button', { name: /العربية/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const here = sheet.getByRole('button', { name: 'العربية' })
  expect(here.getAttribute('aria-current')).toBe('true')
  expect(sheet.getByRole('button', { name: 'English' })).toBeTruthy()
})

it('[R-1.11] the picker offers five languages; the one chosen is read at once, kept, and told to the server', async () => {
  const { sent } = fakeServer()
  await openApp({ hash: '#/pages/user/mine/mine' })
  await click(await screen.findByRole('button', { name: /^Language/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const offered = ['中文', 'English', 'Bahasa Indonesia', 'English (Philippines)', 'ไทย']
  const names = sheet.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.filter((name) => offered.includes(name ?? ''))).toEqual(offered)
  await click(sheet.getByRole('button', { name: 'Bahasa Indonesia' }))
  expect(await screen.findByRole('button', { name: /^Bahasa/ })).toBeTruthy()
  expect(screen.getByTestId('tab-bar').textContent).toContain('Beranda')
  expect(localStorage.getItem('useLanguage')).toBe('in-ID')
  expect(document.documentElement.lang).toBe('id-ID')
  await waitFor(() => expect(sent.at(-1)?.headers['Accept-Language']).toBe('in-ID'))
})
