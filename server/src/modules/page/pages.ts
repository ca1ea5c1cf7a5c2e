import type { Language } from '@tiffin/core/language/language'
import { type HeldByCorp, holdByCorp } from '../../base/held-by-corp.ts'
import type { ReadyBytes } from '../../base/ready-bytes.ts'
import type { Database } from '../../db/database.ts'
import { type BlockRow, listBlockRows } from './queries.ts'

/** What a corp's pages are made of, in all languages. */
export interface Pages {
  readonly blocks: readonly BlockRow[]
  /** Ready answers of the start call by language. */
  readonly startAnswers: Map<Language, Promise<ReadyBytes>>
}

export type PagesOfCorps = HeldByCorp<Pages>

export const createPages = (db: Database): PagesOfCorps =>
  holdByCorp((corpId) =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [blocks] = await tx.finish(listBlockRows(corpId))
      return { blocks: blocks.rows, startAnswers: new Map() }
    }),
  )
