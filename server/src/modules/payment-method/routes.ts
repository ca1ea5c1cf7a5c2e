import { listPaymentMethods } from '@tiffin/contract/common'
import { type Language, textIn } from '@tiffin/core/language/language'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { methodsOf, type PaymentMethods } from './payment-methods.ts'
import type { PaymentMethodRow } from './queries.ts'

const showPaymentMethod = ({ code, name, icon, type, sort, tip }: PaymentMethodRow, language: Language) => ({
  code,
  name: textIn(name, language),
  icon,
  type,
  sort,
  tip: textIn(tip, language),
})

/** The call about the ways to pay that a brand has. */
export function servePaymentMethods(app: App, methods: PaymentMethods): void {
  route(app, listPaymentMethods, async ({ storeId }, { corp, language }) => ({
    list: methodsOf(await methods.of(corp), storeId).map((row) => showPaymentMethod(row, language)),
  }))
}
