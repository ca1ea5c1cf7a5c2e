import type { Product } from '@tiffin/core/catalog/product'
import type { Section } from '@tiffin/core/catalog/sections'
import { type CSSProperties, memo, type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useIsWide } from '../../device/window-size.ts'
import { urgentRows } from '../../entry/pictures/menu-pictures.ts'
import type { Menu } from '../../features/cart/use-menu.ts'
import { ProductRows } from '../../features/product/product-rows.tsx'
import css from './menu.module.css'
import { RowSlice } from './row-slice.tsx'

interface MenuListProps {
  /** What scrolls. */
  readonly box: RefObject<Element | null>
  readonly sections: readonly Section[]
  /** A heading far down is wanted. */
  readonly isWholeAtOnce: boolean
  readonly menu: Menu
  readonly onChoose: (product: Product) => void
}

/** Rows that fill a screen. */
const rowsOnPhone = 6
const rowsOnWide = 18
/** Rows that come and go together: a multiple of every number of columns. */
const sliceRows = 6
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

/** For the guess how high a section is. Custom properties are not in React's type of styles. */
const sizeOf = (products: readonly Product[]) => ({ '--count': products.length }) as CSSProperties

/** Rows of a section, a few at a time. */
function slicesOf(products: readonly Product[]): readonly (readonly Product[])[] {
  const count = Math.ceil(products.length / sliceRows)
  return Array.from({ length: count }, (_, index) => products.slice(index * sliceRows, (index + 1) * sliceRows))
}

interface SectionRowsProps extends Pick<MenuListProps, 'box' | 'menu' | 'onChoose'> {
  readonly products: readonly Product[]
  readonly first: ReadonlySet<Product>
  readonly urgent: ReadonlySet<Product>
}

const SectionRows = memo(function SectionRows({ products, first, ...row }: SectionRowsProps) {
  const slices = useMemo(() => slicesOf(products), [products])
  return (
    <ProductRows>
      {slices.map((slice, index) => (
        <RowSlice
          // biome-ignore lint/suspicious/noArrayIndexKey: a slice is known by its place
          key={index}
          products={slice}
          before={index * sliceRows}
          count={products.length}
          isFirst={slice.some((product) => first.has(product))}
          {...row}
        />
      ))}
    </ProductRows>
  )
})

/**
 * All products by headings: every heading is written, rows only while they are in sight or nearly so. What fills the
 * screen comes at once, the rest when the browser has time.
 */
export const MenuList = memo(function MenuList({ sections, isWholeAtOnce, ...row }: MenuListProps) {
  const rows = useIsWide() ? rowsOnWide : rowsOnPhone
  const first = useMemo(() => firstOf(sections, rows), [sections, rows])
  const firstRows = useMemo(() => new Set(first.flatMap(({ products }) => products)), [first])
  const urgent = useMemo(() => new Set([...firstRows].slice(0, urgentRows)), [firstRows])
  const isWhole = useIsWholeSoon(isWholeAtOnce)
  const written = useDeferredValue(isWhole ? sections : first)
  return written.map(({ id, name, text, products }) => (
    <section key={id} className={css.section} style={sizeOf(products)} data-section={id}>
      <h2 className="t16 h">
        {name} <span className="t12 ink2">{text}</span>
      </h2>
      <SectionRows products={products} first={firstRows} urgent={urgent} {...row} />
    </section>
  ))
})
