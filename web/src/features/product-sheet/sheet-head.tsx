import css from './product-sheet.module.css'
import { SheetPrice, type ShownPrices } from './sheet-price.tsx'

interface SheetHeadProps {
  readonly name: string
  readonly prices: ShownPrices
  readonly isShown: boolean
}

/** Name and price at the top while the picture is scrolled away. A screen reader has both where they stand first [page-29]. */
export function SheetHead({ name, prices, isShown }: SheetHeadProps) {
  return (
    <div className={css.head} data-shown={isShown || undefined} aria-hidden="true">
      <div>
        <b className="t16">{name}</b>
        <SheetPrice {...prices} />
      </div>
    </div>
  )
}
