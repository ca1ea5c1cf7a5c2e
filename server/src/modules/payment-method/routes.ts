import { listPaymentMethods } from '@tiffin/contract/common'
import { type Language, textIn } from '@tiffin/core/language/language'
import type { TakingStore } from '@tiffin/core/payment/offered-methods'
import type { Corp } from '../../base/corp.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { PaymentMethods } from './payment-methods.ts'
import type { PaymentMethodRow } from './queries.ts'

const showPaymentMethod = ({ code, name, icon, type, sort, tip }: PaymentMethodRow, language: Language) => ({
  code,
  name: textIn(name, language),
  icon,
  type,
  sort,
  tip: textIn(tip, language),
})

/** Finds a store of a brand. */
type FindStore = (corp: Corp, storeId: string) => Promise<TakingStore | undefined>

/** The call about the ways to pay that a brand has, or that a store takes. */
export function servePaymentMethods(app: App, methods: PaymentMethods, findStore: FindStore): void {
  const takingOf = async (corp: Corp, storeId: string) =>
    (await findStore(corp, storeId)) ?? { storeId, paymentOffList: [] }
  route(app, listPaymentMethods, async ({ storeId, amount }, { corp, language }) => {
    const store = storeId === undefined ? undefined : await takingOf(corp, storeId)
    const list = await methods.offered(corp, store, amount)
    return { list: list.map((row) => showPaymentMethod(row, language)) }
  })
}
