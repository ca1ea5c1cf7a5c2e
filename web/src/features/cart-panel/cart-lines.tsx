import '../../styles/line-row.css'
import { lineAmountOf, listAmountOf } from '@tiffin/core/cart/line-amount'
import { unitsInStock } from '@tiffin/core/cart/read-line'
import { type Product, unavailableReason } from '@tiffin/core/catalog/product'
import { reasonText } from '@tiffin/kit/choose/reason-text.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import { setCartNum } from '../../state/cart/cart-changes.ts'
import { Price } from '../../ui/price.tsx'
import { Tile } from '../../ui/tile.tsx'
import { changeNum } from '../cart/buy.ts'
import { LineChoices } from '../cart/line-choices.tsx'
import type { CartEntry } from '../cart/use-cart-bill.ts'
import type { Menu } from '../cart/use-menu.ts'
import { LineFood } from '../food/lazy-food.ts'
import { Substitutes } from '../product/substitutes.tsx'
import css from './cart-panel.module.css'

interface CartLinesProps {
  readonly entries: readonly CartEntry[]
  readonly menu: Menu
  readonly onChoose: (product: Product) => void
}

type LineProps = Pick<CartLinesProps, 'menu'> & { readonly entry: CartEntry }

/** A line that cannot be bought: grey, with the reason beside it; where fewer or another would do, with the way there. */
function GoneLine({ entry, menu, onChoose }: LineProps & Pick<CartLinesProps, 'onChoose'>) {
  const t = useT()
  const { line, product, reason, identity } = entry
  const count = reason === unavailableReason.stockLimit ? unitsInStock(line, menu.stock) : 0
  return (
    <li className="line-row">
      <Tile image={line.image} tint={line.tint} size={64} radius={12} isOut />
      <div className="grow">
        <b className="block ink3">{line.productName}</b>
        <p className={css.reason}>
          <span className="tag warn">{reasonText(reason, product)}</span>
          {count > 0 ? <span className="t12 ink2">{t('cart.onlyLeft', { count })}</span> : null}
        </p>
        <div className={css.ways}>
          {count > 0 ? (
            <button type="button" className={`btn plain ${css.remove}`} onClick={() => setCartNum(identity, count)}>
              {t('cart.takeLeft', { count })}
            </button>
          ) : null}
          <button type="button" className={`btn plain ${css.remove}`} onClick={() => setCartNum(identity, 0)}>
            {t('action.remove')}
          </button>
        </div>
        {product === undefined ? null : <Substitutes product={product} menu={menu} isBrief onChoose={onChoose} />}
      </div>
    </li>
  )
}

function Line({ entry, menu }: LineProps) {
  const t = useT()
  const format = useMoney()
  const { line, product, priced, identity } = entry
  const { productName: name, num } = line
  const now = priced?.lineAmount ?? lineAmountOf(line)
  const before = listAmountOf(priced ?? line)
  const labels = {
    less: t('action.decrease', { name }),
    more: t('action.increase', { name }),
    num: t('cart.quantityOf', { name }),
  }
  const was = before > now ? { was: format(before), wasLabel: t('menu.listPrice', { price: format(before) }) } : {}
  return (
    <li className="line-row">
      <Tile image={line.image} tint={line.tint} size={64} radius={12} />
      <div className="grow">
        <b className="block">{name}</b>
        <LineChoices line={line} />
        <LineFood line={line} />
        <div className={`between ${css.sum}`}>
          <Price now={format(now)} {...was} />
          <Stepper num={num} labels={labels} onChange={(next) => changeNum({ identity, num: next, product }, menu)} />
        </div>
      </div>
    </li>
  )
}

/** What is in the cart: first what can be bought, then what cannot. */
export function CartLines({ entries, menu, onChoose }: CartLinesProps) {
  const good = entries.filter(({ reason }) => reason === 0)
  const gone = entries.filter(({ reason }) => reason !== 0)
  return (
    <ul>
      {good.map((entry) => (
        <Line key={entry.identity} entry={entry} menu={menu} />
      ))}
      {gone.map((entry) => (
        <GoneLine key={entry.identity} entry={entry} menu={menu} onChoose={onChoose} />
      ))}
    </ul>
  )
}
