import { languages } from '@tiffin/core/language/language'
import { printerStates } from '@tiffin/core/print/printer-state'
import { z } from 'zod'
import { call } from './call.ts'
import { id, time } from './shapes.ts'

const toRead = { as: 'staff', needs: 'order:read', scope: 'counter' } as const
const toManage = { as: 'staff', needs: 'store:edit', scope: 'counter' } as const

/** What a printer prints: the lines of these categories, all when there are none, and in which language. */
const printer = z.object({
  name: z.string().trim().min(1).max(40),
  language: z.enum(languages),
  categoryList: z.array(id).max(100),
})

/** The printers of the employee's store: how they stand, what waits for each, and tickets of the last hours that one could not print. */
export const listPrinters = call({
  path: '/api/app/store/printer/list',
  ...toRead,
  input: z.object({}),
  output: z.object({
    list: z.array(
      printer.extend({
        printerId: id,
        state: z.enum(printerStates),
        /** When it asked last; null before its first time. */
        seenAt: time.nullable(),
        waitingCount: z.int(),
        failedCount: z.int(),
      }),
    ),
    serverTime: time,
  }),
})

/** Makes a printer, at most twenty a store; its address is in this answer only, and is the right to get its tickets [print-3]. */
export const addPrinter = call({
  path: '/api/app/store/printer/add',
  ...toManage,
  audits: 'printer.add',
  input: printer,
  output: z.object({ printerId: id, address: z.string() }),
  refusals: ['printersFull'],
})

/** Changes the name of a printer, what it prints, and in which language; it holds for what waits for it too. */
export const updatePrinter = call({
  path: '/api/app/store/printer/edit',
  ...toManage,
  audits: 'printer.update',
  input: printer.extend({ printerId: id }),
  output: z.object({}),
  refusals: ['printerUnknown'],
})

/** Its address opens nothing any more, and what waits for it is not printed. */
export const removePrinter = call({
  path: '/api/app/store/printer/remove',
  ...toManage,
  audits: 'printer.remove',
  input: z.object({ printerId: id }),
  output: z.object({}),
  refusals: ['printerUnknown'],
})

/** Has a page printed that says that the printer works; one id makes one page. */
export const testPrinter = call({
  path: '/api/app/store/printer/test',
  ...toManage,
  input: z.object({ printerId: id, requestId: z.uuid() }),
  output: z.object({}),
  refusals: ['printerUnknown'],
})

/**
 * Has the ticket of an order printed: by the printers of the store, those left out for which it waits already, or `byBrowser`, which only
 * notes it. `isCopy`: it was printed before, or the order is made [print-7]. One id is one ticket; an order that was never paid has none.
 */
export const printTicket = call({
  path: '/api/app/store/printer/print',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({ orderId: id, requestId: z.uuid(), byBrowser: z.boolean().default(false) }),
  output: z.object({ isCopy: z.boolean(), printerCount: z.int() }),
  refusals: ['orderUnknown', 'moveNotAllowed'],
})
