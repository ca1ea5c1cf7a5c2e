import { sheetFaults } from '@tiffin/core/sheet/sheet-table'
import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../shapes.ts'
import { itemFaults } from './item-shapes.ts'

/** Which file: a workbook, or a zip with a file of CSV for each sheet. */
const format = z.enum(['xlsx', 'csv'])

/** A cell as programs for spreadsheets name it; row 0 is the whole sheet, row 1 its titles. */
const place = { sheet: z.string(), row: z.int(), column: z.string() }

/** What the rows of one sheet do: items made, changed, left, archived; rows that are wrong. */
const sheetCount = z.object({
  sheet: z.string(),
  ...{ created: z.int(), changed: z.int(), unchanged: z.int(), archived: z.int(), wrong: z.int() },
})

/** What is wrong with a cell, or would keep its item from being published. */
const sheetFault = z.object({ ...place, fault: z.enum([...sheetFaults, ...itemFaults]), text: z.string() })

/** The menu as a file, as a draft makes it or as it is published: a sheet for each kind [sheet-5]. Base64. */
export const exportSheets = call({
  path: '/api/app/desk/sheet/export',
  ...{ as: 'staff', needs: 'menu:read', scope: 'corp' },
  input: z.object({
    draftId: id.exactOptional(),
    format,
    /** Only titles: to be filled. */
    isEmpty: z.boolean().default(false),
  }),
  output: z.object({ fileName: z.string(), content: z.base64() }),
  refusals: ['draftUnknown', 'sheetTooLarge'],
})

/**
 * Reads a file of sheets, `multipart/form-data`: the fields, then the file in the field `file`, at most 20 MB and 50,000 rows. `try` says
 * what it would change and what is wrong with it; `apply` writes the changes into a draft, a new one unless named, all of them or none
 * [sheet-4]. What is applied with the same `requestId` and file again is answered as before, within a day, and not done again [sheet-7].
 */
export const importSheets = call({
  path: '/api/app/desk/sheet/import',
  ...{ as: 'staff', needs: 'menu:edit', scope: 'corp' },
  audits: 'draft.import',
  body: 'multipart',
  input: z.object({
    mode: z.enum(['try', 'apply']),
    draftId: id.exactOptional(),
    /** What a new draft is called. */
    name: z.string().trim().min(1).max(80),
    requestId: z.uuid().exactOptional(),
  }),
  output: z.object({
    /** The draft that holds the changes; null for a trial, and when nothing changes. */
    draftId: z.string().nullable(),
    sheetList: z.array(sheetCount),
    /** The first five hundred, in the order of the file. */
    cellList: z.array(z.object({ ...place, from: z.string(), to: z.string() })),
    cellCount: z.int(),
    faultList: z.array(sheetFault),
    faultCount: z.int(),
    /** The file as it came with a column that says what is wrong, a workbook in base64; null when nothing is. */
    faultFile: z.base64().nullable(),
  }),
  refusals: [
    'draftUnknown',
    'fileTooLarge',
    'sheetUnreadable',
    'sheetTooLarge',
    'sheetFaulty',
    'requestIdReused',
    'sheetsWaiting',
  ],
})
