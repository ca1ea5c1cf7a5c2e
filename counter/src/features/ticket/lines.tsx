import type { AllergenWarning } from '@tiffin/core/food/allergen'
import type { OrderLine } from '@tiffin/core/order/order'
import { linesOf } from '@tiffin/core/ticket/lines'
import { useT } from '@tiffin/kit/client/words.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { warningText } from './allergy.ts'

const valuesOf = ({ propertyValList }: Pick<OrderLine, 'propertyValList'>) =>
  propertyValList.map(({ propertyValue }) => propertyValue)

/** Stands between choices in every language and direction. */
const between = ' · '

/** Everything the kitchen must know of a line, in one row of words. */
export function detailsOf(
  line: Pick<OrderLine, 'skuName' | 'propertyValList' | 'packageProductList' | 'guestName'>,
): string {
  const items = line.packageProductList.map((item) => {
    const options = [item.skuName, ...valuesOf(item)].filter(Boolean).join(between)
    const name = item.num > 1 ? `${item.num}× ${item.productName}` : item.productName
    return options === '' ? name : `${name} (${options})`
  })
  return [line.guestName ?? '', line.skuName, ...valuesOf(line), ...items].filter(Boolean).join(between)
}

/** What of the line the customer avoids, before it is made [food-8]. */
function Warning({ warning }: { readonly warning: AllergenWarning }) {
  const t = useT()
  return (
    <span className="allergy" data-sure={warning.containsList.length > 0 || undefined}>
      <b>{t('food.ticket')}</b> {warningText(warning)}
    </span>
  )
}

/** What is to be made: number, name, options. */
export function Lines({ order }: { order: CounterOrder }) {
  return (
    <ul className="lines">
      {linesOf(order).map((line, index) => {
        const details = detailsOf(line)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change and may be equal
          <li key={index}>
            <b className="num">{line.num}×</b>
            <span>
              <b>{line.productName}</b>
              {details !== '' && <span className="details">{details}</span>}
              {line.warning !== undefined && <Warning warning={line.warning} />}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
