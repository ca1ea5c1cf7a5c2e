import type { Language, Texts } from '@tiffin/core/language/language'
import { type HeldByCorp, holdByCorp } from '../../base/held-by-corp.ts'
import type { ReadyBytes } from '../../base/ready-bytes.ts'
import type { Database } from '../../db/database.ts'
import { listPictureTexts } from '../picture/index.ts'
import { type BlockRow, listBlockRows } from './queries.ts'

/** What a corp's pages are made of, in all languages. */
export interface Pages {
  readonly blocks: readonly BlockRow[]
  /** What pictures show in words, by address [media-6]. */
  readonly pictureTexts: ReadonlyMap<string, Texts>
  /** Ready answers of the start call by language. */
  readonly startAnswers: Map<Language, Promise<ReadyBytes>>
}

export type PagesOfCorps = HeldByCorp<Pages>

export const createPages = (db: Database): PagesOfCorps =>
  holdByCorp((corpId) =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [blocks, texts] = await tx.finish(listBlockRows(corpId), listPictureTexts(corpId))
      const pictureTexts = new Map(texts.rows.map(({ address, alt }) => [address, alt]))
      return { blocks: blocks.rows, pictureTexts, startAnswers: new Map() }
    }),
  )
