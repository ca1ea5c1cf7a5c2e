import { lineIdentity } from '@tiffin/core/cart/lines'
import { roomInOrder } from '@tiffin/core/catalog/limits'
import type { Product } from '@tiffin/core/catalog/product'
import { useCart } from '../../state/cart.ts'
import { useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { buy, changeNum, simpleLine } from '../cart/buy.ts'
import type { Menu } from '../cart/use-menu.ts'
import { flyToCart } from './fly-to-cart.ts'
import { isSimple } from './is-simple.ts'

interface BuyControlProps {
  readonly product: Product
  readonly menu: Menu
  readonly onChoose: (product: Product) => void
}

/** Plus, a stepper, or "Choose": whatever brings this product into the cart. Nothing when it cannot be bought. */
export function BuyControl({ product, menu, onChoose }: BuyControlProps) {
  const t = useT()
  const lines = useCart((state) => state.lines)
  const { productName: name } = product
  if (product.unavailableReason !== 0) return null
  if (!isSimple(product)) {
    return (
      <button
        type="button"
        className="btn soft pick"
        aria-label={t('menu.chooseName', { name })}
        onClick={() => onChoose(product)}
      >
        {t('menu.choose')}
      </button>
    )
  }
  const line = simpleLine(product)
  if (line === undefined) return null
  const identity = lineIdentity(line)
  const num = lines.find((each) => lineIdentity(each) === identity)?.num ?? 0
  if (num > 0) {
    const labels = {
      less: t('action.decrease', { name }),
      more: t('action.increase', { name }),
      num: t('cart.quantityOf', { name }),
    }
    return (
      <Stepper
        num={num}
        labels={labels}
        isAtLimit={roomInOrder(lines, product) === 0}
        onChange={(next) => changeNum({ identity, num: next, product }, menu)}
      />
    )
  }
  return (
    <button
      type="button"
      className="add"
      aria-label={t('menu.add', { name })}
      onClick={(event) => {
        if (buy(line, product, menu)) flyToCart(event.currentTarget)
      }}
    >
      <span className="disc">
        <Icon name="plus" size="s" />
      </span>
    </button>
  )
}
