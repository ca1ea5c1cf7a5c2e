import type { CartLine } from '@tiffin/core/cart/cart-line'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { firstSelection, requestOfSelection } from '@tiffin/core/cart/selection'
import type { Product } from '@tiffin/core/catalog/product'
import { useT } from '@tiffin/kit/client/words.ts'
import { useId, useState } from 'react'
import { useProducts } from '../../data/assist.ts'
import { money } from '../../state/money.ts'

/** Most products that the list shows. */
const mostShown = 6

function usualLine(product: Product): CartLine | undefined {
  const resolved = resolveLine(product, requestOfSelection(product, firstSelection(product)))
  return resolved.ok ? resolved.value.line : undefined
}

/** Adds a product with its usual size and options. */
export function AddProduct({ onAdd, isDisabled }: { onAdd: (line: CartLine) => void; isDisabled: boolean }) {
  const t = useT()
  const id = useId()
  const [query, setQuery] = useState('')
  const { data: products = [] } = useProducts()
  const word = query.trim().toLowerCase()
  const found = products.filter(
    ({ productName, unavailableReason }) => unavailableReason === 0 && productName.toLowerCase().includes(word),
  )
  return (
    <div className="add-product">
      <label htmlFor={id}>{t('counter.assist.add')}</label>
      <input
        id={id}
        type="search"
        value={query}
        maxLength={50}
        autoComplete="off"
        placeholder={t('counter.assist.search')}
        onChange={({ target }) => setQuery(target.value)}
      />
      {word === '' ? null : (
        <ul>
          {found.slice(0, mostShown).map((product) => {
            const line = usualLine(product)
            return (
              <li key={product.productId}>
                <button
                  type="button"
                  disabled={isDisabled || line === undefined}
                  onClick={() => {
                    if (line !== undefined) onAdd(line)
                    setQuery('')
                  }}
                >
                  <span className="grow">{product.productName}</span>
                  <span className="num ink2">{money(line?.discountPrice ?? product.discountPrice)}</span>
                </button>
              </li>
            )
          })}
          {found.length === 0 ? <li className="ink2">{t('counter.assist.noMatch')}</li> : null}
        </ul>
      )}
    </div>
  )
}
