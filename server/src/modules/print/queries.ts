import type { Language } from '@tiffin/core/language/language'
import { printJobState } from '@tiffin/core/print/print-job'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import { isToPrint } from './queue/queries.ts'

/** What staff says of a printer. */
export interface PrinterWish {
  readonly name: string
  readonly language: Language
  readonly categoryList: readonly string[]
}

/** A printer as its store sees it. */
export interface PrinterRow {
  readonly printerId: string
  readonly name: string
  readonly language: Language
  readonly categoryList: string[]
  readonly seenAt: number | null
  readonly statusCode: string
  readonly waitingCount: number
  readonly failedCount: number
}

interface OfStore {
  readonly storeId: string
  readonly now: number
  /** From when on tickets that failed are counted. */
  readonly since: number
}

/** The printers of a store, the first one first, and what each still has to print; what was asked for again has not failed [print-6]. */
export const listPrinters = named(
  'printer_list',
  sql<PrinterRow>`select printer.printer_id as "printerId", printer.name, printer.language, printer.categories as "categoryList",
       printer.seen_at as "seenAt", printer.status_code as "statusCode",
       (count(*) filter (where ${isToPrint}))::integer as "waitingCount!",
       (count(*) filter (where job.state = ${printJobState.failed} and job.made_at > :since and not exists (
         select from print_job later where later.corp_id = :corpId and later.order_id = job.order_id
           and later.printer_id = job.printer_id and later.cancelled is null and later.made_at > job.made_at)))::integer as "failedCount!"
     from printer
     left join print_job job
       on job.corp_id = :corpId and job.printer_id = printer.printer_id and job.state <> ${printJobState.done}
     left join customer_order made on made.corp_id = :corpId and made.order_id = job.order_id
     where printer.corp_id = :corpId and printer.store_id = :storeId and printer.removed_at is null
     group by printer.corp_id, printer.printer_id order by printer.made_at, printer.printer_id`,
  (corpId: string, { storeId, now, since }: OfStore) => ({
    ...{ corpId, storeId, now: new Date(now), since: new Date(since) },
  }),
)

/** A printer that is to be changed, until the transaction ends. */
export const lockPrinter = named(
  'printer_lock',
  sql<PrinterWish>`select name, language, categories as "categoryList" from printer
     where corp_id = :corpId and store_id = :storeId and printer_id = :printerId and removed_at is null for update`,
  (corpId: string, storeId: string, printerId: string) => ({ corpId, storeId, printerId }),
)

interface NewPrinter extends PrinterWish {
  readonly storeId: string
  readonly printerId: string
  readonly keyHash: string
  readonly now: number
  readonly most: number
}

/** Keeps all others from adding a printer to the store until the transaction ends. */
export const lockPrinters = named(
  'printer_lock_store',
  sql`select store_id as "storeId" from store where corp_id = :corpId and store_id = :storeId for no key update`,
  (corpId: string, storeId: string) => ({ corpId, storeId }),
)

/** Makes a printer unless its store has so many; no row then. */
export const insertPrinter = named(
  'printer_insert',
  sql`insert into printer (corp_id, printer_id, store_id, name, language, categories, key_hash, made_at)
     select :corpId, :printerId, :storeId, :printerName, :language, :categories::text[], :hash, :now
     where (select count(*) from printer where corp_id = :corpId and store_id = :storeId and removed_at is null) < :limit
     returning printer_id as "printerId"`,
  (corpId: string, { name, categoryList, keyHash, now, most, ...printer }: NewPrinter) => ({
    ...{ ...printer, corpId, printerName: name, categories: categoryList },
    ...{ hash: keyHash, limit: most, now: new Date(now) },
  }),
)

export const updatePrinter = named(
  'printer_update',
  sql`update printer set name = :printerName, language = :language, categories = :categories::text[]
     where corp_id = :corpId and printer_id = :printerId`,
  (corpId: string, printerId: string, { name, language, categoryList }: PrinterWish) => ({
    ...{ corpId, printerId, language, printerName: name, categories: categoryList },
  }),
)

/** Takes a printer away, and what its key opens. What it printed stays known for as long as jobs are kept [print-7] [print-8]. */
export const removePrinter = named(
  'printer_remove',
  sql`update printer set removed_at = :now where corp_id = :corpId and printer_id = :printerId`,
  (corpId: string, printerId: string, now: number) => ({ corpId, printerId, now: new Date(now) }),
)

/** What a printer has not begun to print, or could not, goes with it: what it took may be on paper. */
export const dropUnprinted = named(
  'print_job_drop',
  sql`delete from print_job where corp_id = :corpId and printer_id = :printerId and state in (${printJobState.waiting}, ${printJobState.failed})`,
  (corpId: string, printerId: string) => ({ corpId, printerId }),
)
