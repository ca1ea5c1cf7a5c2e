import type { Product } from '@tiffin/core/catalog/product'
import { memo, useDeferredValue, useMemo } from 'react'
import type { Menu } from '../../features/cart/use-menu.ts'
import css from './menu.module.css'
import { ProductRow } from './product-row.tsx'
import type { Section } from './sections.ts'

interface MenuListProps {
  readonly sections: readonly Section[]
  readonly menu: Menu
  readonly onChoose: (product: Product) => void
}

/** Rows that fill a screen. */
const firstRows = 6

/** The part of the menu that is seen first. */
function firstOf(sections: readonly Section[]): readonly Section[] {
  let room = firstRows
  return sections.flatMap((section) => {
    const products = section.products.slice(0, room)
    room -= products.length
    return products.length === 0 ? [] : [{ ...section, products }]
  })
}

/** All products by headings. What fills the screen is written at once, the rest when the browser has time. */
export const MenuList = memo(function MenuList({ sections, menu, onChoose }: MenuListProps) {
  const first = useMemo(() => firstOf(sections), [sections])
  const seenFirst = useMemo(() => new Set(first.flatMap(({ products }) => products)), [first])
  const written = useDeferredValue(sections, first)
  return written.map(({ id, name, text, products }) => (
    <section key={id} className={css.section} data-section={id}>
      <h2 className="t16 h">
        {name} <span className="t12 ink2">{text}</span>
      </h2>
      <ul className={css.rows}>
        {products.map((product) => (
          <ProductRow
            key={product.productId}
            product={product}
            menu={menu}
            isFirst={seenFirst.has(product)}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  ))
})
