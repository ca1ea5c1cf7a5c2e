import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import type { SheetBase } from './entries.ts'
import { readSheets } from './read-sheets.ts'
import type { SheetFiles } from './sheet-files.ts'
import type { SheetItem } from './sheet-table.ts'

const files: SheetFiles = new Map<string, ReturnType<SheetFiles['get']> & object>([
  ['window.jpg', ok('/media/window')],
  ['notes.txt', refuse('notPicture')],
])
const base = (items: readonly SheetItem[]): SheetBase => ({
  ...{ items, stores: [], currencyScale: 2, newId: () => 'new', files },
})

describe('[sheet-6] a cell of a picture', () => {
  const tea: SheetItem = { kind: 'product', itemId: 'tea', fields: { image: '/media/tea', images: [] } }
  const product = (title: string, text: string) =>
    readSheets(
      [
        {
          name: 'products',
          rows: [
            ['id', title],
            ['tea', text],
          ],
        },
      ],
      base([tea]),
    )

  it('names a file beside the sheets, however its letters are written and in whatever folder it lies', () => {
    for (const name of ['window.jpg', ' Window.JPG ', 'photos/window.jpg'])
      expect(product('image', name).changes[0]?.fields.image?.to).toBe('/media/window')
    expect(product('images', 'window.jpg; /media/tea').changes[0]?.fields.images?.to).toEqual([
      ...['/media/window', '/media/tea'],
    ])
  })

  it('takes an address as it is', () => {
    expect(product('cutImage', '/media/other').changes[0]?.fields.cutImage?.to).toBe('/media/other')
    expect(product('image', '/media/tea').changes).toEqual([])
  })

  it('is wrong when no such file came, or when it is no picture', () => {
    const faultsOf = (title: string, text: string) =>
      product(title, text).faults.map(({ row, column, fault }) => [row, column, fault])
    expect(faultsOf('image', 'wall.jpg')).toEqual([[2, 'image', 'unknownFile']])
    expect(faultsOf('images', '["wall.jpg"]')).toEqual([[2, 'images', 'unknownFile']])
    expect(faultsOf('images', 'window.jpg; notes.txt')).toEqual([[2, 'images', 'notPicture']])
  })
})
