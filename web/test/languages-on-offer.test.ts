import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { bootstrap } from './fake/shop.ts'
import { click } from './steps.ts'

afterEach(closeApp)

const five = ['中文', 'English', 'Bahasa Indonesia', 'English (Philippines)', 'ไทย']

it.each([
  [
    'more, and one that is none',
    [
      { text: 'العربية', code: 'ar-IQ' },
      { text: 'Klingon', code: 'tlh' },
    ],
    five,
  ],
  ['nothing', [], five],
  ['fewer, one of them by another name', [{ text: 'Thai', code: 'th-TH' }], [...five.slice(0, 4), 'Thai']],
])('[R-1.11][R-3.10] exactly five stand in the picker when the server lists %s', async (_what, list, names) => {
  const { answer } = fakeServer()
  answer('/api/app/common/bootstrap/detail', () => ({ ...bootstrap(), languageList: list }))
  await openApp({ hash: '#/pages/user/mine/mine', stored: { useLanguage: 'ar-IQ' } })
  await click(await screen.findByRole('button', { name: /العربية/ }))
  const sheet = await screen.findByRole('dialog')
  expect([...sheet.querySelectorAll('button.row')].map(({ textContent }) => textContent)).toEqual(names)
  expect(sheet.querySelector('[aria-current]')).toBeNull()
})

it('[R-1.11][R-3.10] the picker offers five languages; the one chosen is used immediately, kept, and sent to the server', async () => {
  const { to } = fakeServer()
  await openApp({ hash: '#/pages/user/mine/mine' })
  await click(await screen.findByRole('button', { name: /^Language/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const names = sheet.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.filter((name) => five.includes(name ?? ''))).toEqual(five)
  await click(sheet.getByRole('button', { name: 'Bahasa Indonesia' }))
  expect(await screen.findByRole('button', { name: /^Bahasa/ })).toBeTruthy()
  expect(screen.getByTestId('tab-bar').textContent).toContain('Beranda')
  expect(localStorage.getItem('useLanguage')).toBe('in-ID')
  expect(document.documentElement.lang).toBe('id-ID')
  // The brand's own texts are asked for in it.
  const languages = () => to('/api/app/common/bootstrap/detail').map(({ headers }) => headers['Accept-Language'])
  await waitFor(() => expect(languages()).toEqual(['en-US', 'in-ID']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await click(await screen.findByRole('button', { name: /^Bahasa/ }))
  const again = await screen.findByRole('dialog')
  expect([...again.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual([
    'Bahasa Indonesia',
  ])
})
