import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listPrinters } from '@tiffin/contract/print'
import { expect, test, vi } from 'vitest'
import { PrinterTrouble } from '../../features/print/printer-trouble.tsx'
import { takeSession } from '../../state/session.ts'
import { prepare, show } from '../../test/show.tsx'
import { Printers } from './printers.tsx'

prepare()

const bar = {
  ...{ printerId: 'p1', name: 'Bar', language: 'en-US' as const, categoryList: ['tea'], state: 'ok' as const },
  ...{ seenAt: Date.UTC(2026, 10, 26, 4), waitingCount: 0, failedCount: 0 },
}

function open(list: object[], screenOf = <Printers />) {
  const sent: [string, unknown][] = []
  const answers: Record<string, unknown> = {
    'printer/list': listPrinters.output.parse({ list, serverTime: 1 }),
    'printer/add': { printerId: 'p2', address: 'https://tea.example/print/tea/key' },
    'category/list': {
      list: [
        { id: 'tea', categoryName: 'Teas' },
        { id: 'cake', categoryName: 'Cakes' },
      ],
    },
  }
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const path = address.split('/').slice(-2).join('/')
    if (!path.endsWith('list')) sent.push([path, JSON.parse(body)])
    return new Response(JSON.stringify({ code: 200, message: '', data: answers[path] ?? {}, successful: true }))
  })
  takeSession('a.b.c', { employeeName: 'Lin', storeId: 's1', storeName: 'Riverside', permission: ['store:edit'] })
  show(screenOf)
  return sent
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('[print-3] a printer is made with a name and its categories, and its address is shown once', async () => {
  const sent = open([])
  expect(await screen.findByText(/^A printer with Star CloudPRNT/)).toBeTruthy()
  await press('Add a printer')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Bar ' } })
  await press('Teas')
  await press('Save')
  expect(await screen.findByText('https://tea.example/print/tea/key')).toBeTruthy()
  expect(sent).toEqual([['printer/add', { name: 'Bar', language: 'en-US', categoryList: ['tea'] }]])
  await press('Done')
  expect(screen.queryByText('https://tea.example/print/tea/key')).toBeNull()
})

test('[print-3] a double tap makes one printer', async () => {
  const sent = open([])
  await screen.findByText(/^A printer with Star CloudPRNT/)
  await press('Add a printer')
  const field = await screen.findByLabelText('Name')
  fireEvent.change(field, { target: { value: 'Bar' } })
  const form = field.closest('form')
  if (form === null) throw new Error('the name stands in a form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(await screen.findByText('https://tea.example/print/tea/key')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('[print-3] it is tried, changed, and removed after a question', async () => {
  const sent = open([bar])
  await press(/^Bar/)
  await press('Print a test page')
  await waitFor(() => expect(sent[0]).toMatchObject(['printer/test', { printerId: 'p1' }]))
  await press('All stations')
  await press('Save')
  await waitFor(() =>
    expect(sent[1]).toEqual([
      'printer/edit',
      { ...{ name: 'Bar', language: 'en-US' }, categoryList: [], printerId: 'p1' },
    ]),
  )
  await press(/^Bar/)
  await press('Remove printer')
  expect(sent).toHaveLength(2)
  const question = within(screen.getByRole('dialog', { name: 'Remove printer' }))
  expect(question.getByText(/^Bar prints nothing more/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Remove printer' }))
  await waitFor(() => expect(sent[2]).toEqual(['printer/remove', { printerId: 'p1' }]))
})

test('[print-6] it says how each printer stands, what waits, and what no printer prints', async () => {
  open([{ ...bar, state: 'paperOut', waitingCount: 2 }])
  const row = within(await screen.findByRole('button', { name: /^Bar/ }))
  expect(row.getByText('Out of paper')).toBeTruthy()
  expect(row.getByText(/^1 category · 2 tickets wait · Last heard/)).toBeTruthy()
  expect(await screen.findByText('No printer prints: Cakes')).toBeTruthy()
})

test('[print-6] the board says which printer does not print and why, and nothing of those that do', async () => {
  const silent = { ...bar, printerId: 'p2', name: 'Oven', state: 'silent', waitingCount: 3 }
  const failed = { ...bar, printerId: 'p3', name: 'Cakes', failedCount: 1 }
  open([bar, silent, failed, { ...bar, printerId: 'p4', name: 'New', state: 'new', seenAt: null }], <PrinterTrouble />)
  const trouble = within(await screen.findByTestId('printer-trouble'))
  await waitFor(() =>
    expect(trouble.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'OvenNot reachable · 3 tickets wait',
      'Cakes1 ticket was not printed. Print it again from its order.',
    ]),
  )
})
