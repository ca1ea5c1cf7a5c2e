import { expect, it } from 'vitest'
import { listSources, read } from './sources.mjs'

/** What makes something at the desk draggable, or takes what is dropped. */
const drag = /\buse(?:DragOrder|FileDrop)\(|\bonPointerDown\b|\bdraggable:/

/** The parts of the desk that are dragged, each with the test that does the same by the keyboard [page-15]. */
const byKeyboard: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'desk/src/screens/items/categories.tsx': ['screens/items/items', 'headings are ordered with Alt and an arrow'],
  'desk/src/screens/pages/home/block-list.tsx': [
    'screens/pages/pages',
    'blocks of Home are ordered with Alt and an arrow',
  ],
  'desk/src/features/picture/framed-picture.tsx': [
    'features/picture/picture-field',
    'the square of a picture is moved by keys',
  ],
  'desk/src/features/picture/picture-field.tsx': [
    'features/picture/picture-field',
    'an empty library does not stand before the choice of a file',
  ],
  'desk/src/screens/pictures/pictures.tsx': ['screens/pictures/pictures', 'files are also chosen with a button'],
  'desk/src/screens/spreadsheet/upload-card.tsx': [
    'screens/spreadsheet/spreadsheet',
    'a file is also chosen with a button',
  ],
}

/** Hooks that the parts share. */
const shared = ['desk/src/features/entry/use-drag-order.ts', 'desk/src/ui/use-file-drop.ts']

it('[page-15] whatever is dragged at the desk has a test that does it by the keyboard', () => {
  const dragged = listSources('ts,tsx', ['desk']).filter((file) => !file.includes('.test.') && drag.test(read(file)))
  expect(dragged.filter((file) => !shared.includes(file)).toSorted()).toEqual(Object.keys(byKeyboard).toSorted())
  const missing = Object.values(byKeyboard).filter(
    ([file, title]) => !read(`desk/src/${file}.test.tsx`).includes(title),
  )
  expect(missing).toEqual([])
})
