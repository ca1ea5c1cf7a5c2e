import { LRUCache } from 'lru-cache'
import type { Corp } from '../../base/corp.ts'
import type { ReadyBytes } from '../../base/ready-bytes.ts'
import type { Database } from '../../db/database.ts'
import * as queries from './queries.ts'

/** Everything about a brand's pages, in all languages. */
export interface Brand {
  readonly setting: queries.SettingRow
  readonly languages: readonly { code: string; text: string }[]
  readonly blocks: readonly queries.BlockRow[]
  readonly agreement: queries.AgreementRow | undefined
  readonly paymentMethods: readonly queries.PaymentMethodRow[]
  readonly tabs: readonly queries.TabRow[]
  readonly shares: readonly { pageType: number; status: number }[]
  readonly markers: readonly queries.MarkerRow[]
  /** Ready answers of the start call by language. */
  readonly answers: Map<string, Promise<ReadyBytes>>
}

/** The brands, held in memory while their catalogue version stands. */
export interface Brands {
  of(corp: Corp): Promise<Brand>
}

export function createBrands(db: Database): Brands {
  const read = (corpId: string): Promise<Brand> =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [settings, languages, blocks, agreements, paymentMethods, tabs, shares, markers] = await tx.finish(
        queries.findSettingRow(corpId),
        queries.listLanguageRows(corpId),
        queries.listBlockRows(corpId),
        queries.findAgreementRow(corpId),
        queries.listPaymentMethodRows(corpId),
        queries.listTabRows(corpId),
        queries.listShareRows(corpId),
        queries.listMarkerRows(corpId),
      )
      const [setting] = settings.rows
      if (!setting) throw new Error(`No settings of corp ${corpId}`)
      return {
        setting,
        languages: languages.rows,
        blocks: blocks.rows,
        agreement: agreements.rows[0],
        paymentMethods: paymentMethods.rows,
        tabs: tabs.rows,
        shares: shares.rows,
        markers: markers.rows,
        answers: new Map(),
      }
    })
  const cache = new LRUCache<string, Brand>({ max: 2000, fetchMethod: (key) => read(key.slice(0, key.indexOf(' '))) })
  return {
    async of(corp) {
      const brand = await cache.fetch(`${corp.corpId} ${corp.catalogVersion}`)
      if (!brand) throw new Error(`No settings of corp ${corp.corpId}`)
      return brand
    },
  }
}
