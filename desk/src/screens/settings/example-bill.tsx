import { textIn } from '@tiffin/core/language/language'
import { money as minor } from '@tiffin/core/money/money'
import { pickupMethod, pickupNames } from '@tiffin/core/store/store'
import { percentText } from '@tiffin/core/tax/rate-text'
import { orderTaxOf } from '@tiffin/core/tax/tax'
import { taxOrder } from '@tiffin/core/tax/tax-order'
import { type TaxSettings, termsOf } from '@tiffin/core/tax/tax-settings'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { money } from '../../state/money.ts'

interface BillProps {
  readonly settings: TaxSettings
  readonly name: (typeof pickupNames)[number]
  /** What the product costs on the menu, in minor units. */
  readonly price: number
}

function Bill({ settings, name, price }: BillProps) {
  const t = useT()
  const digits = useSettings()
  const tax = orderTaxOf(termsOf(settings), pickupMethod[name])
  const bill = taxOrder([{ taxClassId: '', left: minor(price) }], tax, digits)
  const isAdded = bill.taxMode === 'exclusive'
  const taxes = bill.taxList.map(({ rateId, name: texts, ratePpm, tax: amount }) => {
    const words = { name: textIn(texts, currentLanguage()), rate: percentText(ratePpm) }
    return { rateId, amount, text: t(isAdded ? 'tax.named' : 'tax.included', words) }
  })
  const rows = taxes.map(({ rateId, text, amount }) => (
    <div key={rateId}>
      <dt>{text}</dt>
      <dd>{money(amount)}</dd>
    </div>
  ))
  return (
    <section aria-label={t(`desk.tax.pickup.${name}`)}>
      <h3>{t(`desk.tax.pickup.${name}`)}</h3>
      <dl>
        <div>
          <dt>{t('desk.tax.onMenu')}</dt>
          <dd>{money(price)}</dd>
        </div>
        {bill.serviceCharge > 0 ? (
          <div>
            <dt>{t('tax.serviceCharge')}</dt>
            <dd>{money(bill.serviceCharge)}</dd>
          </div>
        ) : null}
        {isAdded ? rows : null}
        <div className="sum">
          <dt>{t('order.field.payableTotal')}</dt>
          <dd>{money(bill.payableTotal)}</dd>
        </div>
        {isAdded ? null : rows}
      </dl>
    </section>
  )
}

/** What a product of the standard class costs by these settings, eaten in and taken away. */
export function ExampleBill({ settings }: { settings: TaxSettings }) {
  const t = useT()
  const { currencyScale, defaultFractionDigits } = useSettings()
  // Ten of a currency with cents, ten thousand of one that shows none.
  const price = 10 ** currencyScale * (defaultFractionDigits === 0 ? 10_000 : 10)
  return (
    <aside className="examplebill" aria-label={t('desk.tax.example')}>
      <h2>{t('desk.tax.example')}</h2>
      {pickupNames.map((name) => (
        <Bill key={name} {...{ settings, name, price }} />
      ))}
    </aside>
  )
}
