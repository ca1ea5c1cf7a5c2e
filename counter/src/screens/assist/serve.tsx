import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
import { addLine, lineIdentity, setLineNum } from '@tiffin/core/cart/lines'
import { simpleLine } from '@tiffin/core/cart/selection'
import { whyNotMore } from '@tiffin/core/cart/why-not-more'
import { isSimple, type Product } from '@tiffin/core/catalog/product'
import { noMoreText } from '@tiffin/kit/choose/no-more-text.ts'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type ReactNode, useState } from 'react'
import { Loading } from '../../features/load/loading.tsx'
import { Missing } from '../../features/load/missing.tsx'
import { useCovering } from '../../features/pane/use-covering.ts'
import { showToast } from '../../state/toast.ts'
import { FindField } from '../../ui/find-field.tsx'
import { CartLines } from './cart-lines.tsx'
import { Chooser } from './chooser.tsx'
import { Headings, useFound } from './find-products.tsx'
import { ProductGrid } from './product-grid.tsx'
import { type Menu, useMenu } from './use-menu.ts'

/** The cart that staff fills, and how it is changed. */
export interface ServedCart {
  readonly lines: readonly CartLine[]
  readonly isBusy: boolean
  readonly change: (lines: readonly CartLine[]) => void
}

/** Changes of a cart within what customers may have too: more is refused by the same rules, less never is. */
function changesOf({ lines, change }: ServedCart, menu: Menu | undefined) {
  const refuse = (next: readonly CartLine[], productId: string): boolean => {
    const product = menu?.byId.get(productId)
    const no = menu && product && whyNotMore(next, product, menu.stock)
    if (no !== undefined) showToast(noMoreText(no))
    return no !== undefined
  }
  return {
    add(line: CartLine): boolean {
      const next = addLine(lines, line)
      if (refuse(next, line.productId)) return false
      change(next)
      return true
    },
    setNum(line: CartLine, num: number): void {
      const next = setLineNum(lines, lineIdentity(line), num)
      if (countUnits(next) <= countUnits(lines) || !refuse(next, line.productId)) change(next)
    },
  }
}

interface ServeProps {
  readonly title: string
  readonly note: string
  /** Beside the title. */
  readonly actions: ReactNode
  readonly cart: ServedCart
  /** Above the cart, and below it. */
  readonly head: ReactNode
  readonly foot: ReactNode
}

/** On a phone: what is in the cart, and the way to it. */
function CartBar({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const t = useT()
  return (
    <button type="button" className={`btn ${count === 0 ? 'line' : 'primary'} big cart-bar`} onClick={onOpen}>
      {t('counter.assist.cart', { count })}
    </button>
  )
}

/** The menu, what is chosen of it, and beside it the cart. */
export function Serve({ title, note, actions, cart, head, foot }: ServeProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [chosenId, choose] = useState('')
  const hasSettings = useBootstrap(({ bootstrap }) => bootstrap !== undefined)
  const [isCartOpen, openCart] = useState(false)
  const { menu, isMissing, retry } = useMenu()
  const { found, categoryId, setCategory } = useFound(menu?.products ?? [], typed)
  const chosen = menu?.byId.get(chosenId)
  const { add, setNum } = changesOf(cart, menu)
  useCovering(isCartOpen, () => openCart(false))
  useCovering(chosen !== undefined, () => choose(''))

  function tap(product: Product): void {
    const line = isSimple(product) ? simpleLine(product) : undefined
    if (line === undefined) choose(product.productId)
    else if (!cart.isBusy) add(line)
  }

  return (
    <main className="work-page serve-page" data-testid="page-assist">
      <header className="top">
        <div className="grow">
          <h1 className="t20 h">{title}</h1>
          <p className="t14 ink2">{note}</p>
        </div>
        <FindField label={t('counter.assist.search')} value={typed} onChange={setTyped} />
        {actions}
      </header>
      <div className="work serve" data-chosen={isCartOpen || undefined}>
        <div className="serve-menu">
          <section className="work-list" aria-label={t('counter.assist.menu')} aria-busy={!menu && !isMissing}>
            <Headings chosen={categoryId} onChoose={setCategory} />
            {isMissing && <Missing text={t('counter.assist.failed')} onRetry={retry} />}
            {menu && found.length === 0 && <p className="nothing">{t('counter.assist.noMatch')}</p>}
            {!menu && !isMissing && <Loading kind="item" count={12} />}
            <ProductGrid products={found} lines={cart.lines} chosenId={chosenId} onChoose={tap} />
          </section>
          {chosen && hasSettings && (
            <Chooser
              key={chosenId}
              product={chosen}
              isBusy={cart.isBusy}
              onAdd={(line) => add(line) && choose('')}
              onClose={() => choose('')}
            />
          )}
        </div>
        <CartBar count={countUnits(cart.lines)} onOpen={() => openCart(true)} />
        <aside className="pane" aria-label={t('counter.assist.cartTitle')}>
          {head}
          <CartLines lines={cart.lines} isBusy={cart.isBusy} onNum={setNum} menu={menu} />
          {foot}
          <button type="button" className="btn line narrow-only" onClick={() => openCart(false)}>
            {t('counter.assist.toMenu')}
          </button>
        </aside>
      </div>
    </main>
  )
}
