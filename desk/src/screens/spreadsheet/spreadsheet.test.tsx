import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { basics, open, prepare } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const cell = (column: string, from: string, to: string) => ({ sheet: 'products', row: 2, column, from, to })
const outcome = (draftId: string | null) => ({
  draftId,
  sheetList: [{ sheet: 'products', created: 0, changed: 1, unchanged: 0, archived: 0, wrong: 0 }],
  cellList: [cell('taxClass', '', 'class-1'), cell('code', 'class-1', 'C-2')],
  ...{ cellCount: 2, faultList: [], faultCount: 0, faultFile: null },
})

/** A desk whose imports are heard: what fields came, and whether their answers are lost. */
function openSpreadsheet() {
  const server = fakeServer({
    ...basics(),
    'desk/menu/names': {
      data: {
        list: [
          {
            kind: 'tax',
            itemId: 'class-1',
            name: { 'en-US': 'Cold food' },
            parentId: '',
            image: '',
            unit: '',
            isStored: true,
            isArchived: false,
          },
        ],
      },
    },
  })
  const imports: Record<string, string>[] = []
  const line = { isLost: false }
  const others = fetch
  vi.stubGlobal('fetch', async (address: string, options: { body: FormData | string }) => {
    if (!(options.body instanceof FormData)) return others(address, options as RequestInit)
    const fields = Object.fromEntries([...options.body].filter(([, value]) => typeof value === 'string'))
    imports.push(fields as Record<string, string>) // as: the texts of the form
    if (line.isLost && fields.mode === 'apply') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ code: 200, message: '', data: outcome(null) }))
  })
  open('/desk/demo/menu/spreadsheet')
  return { server, imports, line }
}

const choose = async (name: string) =>
  fireEvent.change(await screen.findByTestId('sheet-file'), { target: { files: [new File(['x'], name)] } })
const apply = async () => fireEvent.click(await screen.findByRole('button', { name: 'Put 1 change into the draft' }))

test('[page-15] a file is also chosen with a button', async () => {
  openSpreadsheet()
  const click = vi.spyOn(await screen.findByTestId('sheet-file'), 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  expect(click).toHaveBeenCalledOnce()
})

test('[sheet-4] what a cell changes is shown with names where the file has ids', async () => {
  openSpreadsheet()
  await choose('menu.xlsx')
  await waitFor(() => expect(screen.getByText('Cold food').title).toBe('class-1'))
  expect(screen.getByText('class-1').title).toBe('') // a code, in a column of codes
})

test('[sheet-7] a file whose answer was lost is sent again under the same request, and another one under its own', async () => {
  const { imports, line } = openSpreadsheet()
  line.isLost = true
  await choose('menu.xlsx')
  await apply()
  await screen.findByText('Network connection error, please check your Internet connection')
  await apply()
  await waitFor(() => expect(imports).toHaveLength(3))
  fireEvent.click(screen.getByRole('button', { name: 'Another file' }))
  await choose('other.xlsx')
  await apply()
  await waitFor(() => expect(imports).toHaveLength(5))
  const [tried, first, again, , other] = imports.map(({ requestId }) => requestId)
  expect(tried).toBeUndefined()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
