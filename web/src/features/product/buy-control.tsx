import '../../styles/add.css'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { lineIdentity } from '@tiffin/core/cart/lines'
import { simpleLine } from '@tiffin/core/cart/selection'
import { roomInOrder } from '@tiffin/core/catalog/limits'
import type { Product } from '@tiffin/core/catalog/product'
import { isSimple } from '@tiffin/core/catalog/product'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import { useMemo } from 'react'
import { useCart } from '../../state/cart/cart.ts'
import { buy, changeNum } from '../cart/buy.ts'
import type { Menu } from '../cart/use-menu.ts'
import { flyToCart } from './fly-to-cart.ts'
import { Substitutes } from './substitutes.tsx'

interface BuyControlProps {
  readonly product: Product
  readonly menu: Menu
  readonly onChoose: (product: Product) => void
}

/** Plus and minus of a product without anything to choose. It looks at its own number only: a menu is long. */
function SimpleControl({ product, line, menu }: Omit<BuyControlProps, 'onChoose'> & { readonly line: CartLine }) {
  const t = useT()
  const { productName: name } = product
  const identity = useMemo(() => lineIdentity(line), [line])
  const num = useCart(({ lines }) => lines.find((each) => lineIdentity(each) === identity)?.num ?? 0)
  const isAtLimit = useCart(({ lines }) => num > 0 && roomInOrder(lines, product) === 0)
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
        isAtLimit={isAtLimit}
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
        const row = event.currentTarget.closest('li')
        if (!buy(line, product, menu)) return
        flyToCart(event.currentTarget)
        // The cart bar may have just appeared and cover the lowest row.
        requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }))
      }}
    >
      <span className="disc">
        <Icon name="plus" size="s" />
      </span>
    </button>
  )
}

/** Plus, a stepper, or "Choose": whatever brings this product into the cart, or what can be had instead. */
export function BuyControl({ product, menu, onChoose }: BuyControlProps) {
  const t = useT()
  const line = useMemo(() => (isSimple(product) ? simpleLine(product) : undefined), [product])
  if (product.unavailableReason !== 0) return <Substitutes product={product} menu={menu} isBrief onChoose={onChoose} />
  if (line !== undefined) return <SimpleControl product={product} line={line} menu={menu} />
  return (
    <button
      type="button"
      className="btn soft pick"
      aria-label={t('menu.chooseName', { name: product.productName })}
      onClick={() => onChoose(product)}
    >
      {t('menu.choose')}
    </button>
  )
}
