import { screen, within } from '@testing-library/react'
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
