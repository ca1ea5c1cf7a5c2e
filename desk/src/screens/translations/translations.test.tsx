import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languages } from '@tiffin/core/language/language'
import { expect, test } from 'vitest'
import { accountant, basics, open, prepare } from '../../test/desk.tsx'
import { fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const row = (itemId: string, english: string, more: object = {}) => ({
  ...{ kind: 'product', itemId, field: 'name', texts: { 'en-US': english }, state: 'missing', ofName: {} },
  ...more,
})
const listed = (...list: object[]) => ({
  'desk/translation/list': {
    data: {
      ...{ list, next: null, total: list.length, from: 'en-US', requiredList: ['ar-IQ'] },
      progressList: languages.map((language) => ({ language, missing: 1, outdated: 0, done: 1 })),
    },
  },
})

test('[lint-12] the languages that are required stand in the list, and are ticked at once', async () => {
  const server = fakeServer({
    ...{ ...basics(), ...fakeMenu([]).answers, ...listed(row('tea', 'Tea')) },
    'desk/translation/require': { data: { requiredList: ['ar-IQ', 'th-TH'] } },
  })
  open('/desk/demo/menu/translations?to=th-TH')
  const nav = await screen.findByRole('navigation', { name: 'Languages' })
  const isRequired = () => within(nav).queryAllByText('required').length
  await waitFor(() => expect(isRequired()).toBe(1))
  fireEvent.click(screen.getByRole('button', { name: 'Required languages…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Required languages' }))
  expect(dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(1)
  fireEvent.click(dialog.getByRole('checkbox', { name: 'ไทย' }))
  await waitFor(() => expect(isRequired()).toBe(2))
  expect(server.sentTo('desk/translation/require')).toEqual([{ language: 'th-TH', isRequired: true }])
  expect(server.sentTo('desk/translation/list')).toHaveLength(1)
})

test('[lint-12] who may not change settings sees which languages are required, and who may', async () => {
  fakeServer({ ...basics(accountant), ...fakeMenu([]).answers, ...listed(row('tea', 'Tea')) })
  open('/desk/demo/menu/translations?to=th-TH')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Required languages…' })
  expect([button.disabled, button.title]).toEqual([true, 'Only for: Owner and Manager'])
})
