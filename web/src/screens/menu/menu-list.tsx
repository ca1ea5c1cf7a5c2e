import type { Product } from '@tiffin/core/catalog/product'
import type { Section } from '@tiffin/core/catalog/sections'
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useIsWide } from '../../device/window-size.ts'
import { urgentRows } from '../../entry/menu-pictures.ts'
import type { Menu } from '../../features/cart/use-menu.ts'
import { ProductRow } from '../../features/product/product-row.tsx'
import { ProductRows } from '../../features/product/product-rows.tsx'
import css from './menu.module.css'

interface MenuListProps {
  readonly sections: readonly Section[]
  /** A heading far down is wanted. */
  readonly isWholeAtOnce: boolean
  readonly menu: Menu
  readonly onChoose: (product: Product) => void
}

/** Rows that fill a screen. */
const rowsOnPhone = 6
const rowsOnWide = 18
/** The first rows get their pictures before the others are written. */
const restDelayMs = 400

/** The part of the menu that is seen first. */
function firstOf(sections: readonly Section[], rows: number): readonly Section[] {
  let room = rows
  return sections.flatMap((section) => {
    const products = section.products.slice(0, room)
    room -= products.length
    return products.length === 0 ? [] : [{ ...section, products }]
  })
}

function useIsWholeSoon(isWholeAtOnce: boolean): boolean {
  const [isWhole, setWhole] = useState(isWholeAtOnce)
  useEffect(() => {
    const timer = setTimeout(() => setWhole(true), restDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isWhole
}

/** All products by headings. What fills the screen is written at once, the rest when the browser has time. */
export const MenuList = memo(function MenuList({ sections, isWholeAtOnce, menu, onChoose }: MenuListProps) {
  const rows = useIsWide() ? rowsOnWide : rowsOnPhone
  const first = useMemo(() => firstOf(sections, rows), [sections, rows])
  const urgent = useMemo(() => new Set(first.flatMap(({ products }) => products).slice(0, urgentRows)), [first])
  const isWhole = useIsWholeSoon(isWholeAtOnce)
  const written = useDeferredValue(isWhole ? sections : first)
  return written.map(({ id, name, text, products }) => (
    <section key={id} className={css.section} data-section={id}>
      <h2 className="t16 h">
        {name} <span className="t12 ink2">{text}</span>
      </h2>
      <ProductRows
        products={products}
        row={(product) => (
          <ProductRow
            key={product.productId}
            id={`product-${product.productId}`}
            product={product}
            menu={menu}
            isUrgent={urgent.has(product)}
            onChoose={onChoose}
          />
        )}
      />
    </section>
  ))
})
