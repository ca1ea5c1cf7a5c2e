import { fewOf } from '@tiffin/core/catalog/limits'
import { money } from '@tiffin/core/money/money'
import { useMoney } from '../client/money.ts'
import { useT } from '../client/words.ts'
import { Choice } from '../ui/choice.tsx'
import css from './choose.module.css'
import type { PartProps } from './parts.ts'

/** How many of a size are left, when they are few [stock-16]. */
function FewLeft({ left }: { readonly left: number | null }) {
  const t = useT()
  const few = fewOf(left)
  return few === undefined ? null : <small>{t('menu.fewLeft', { count: few })}</small>
}

/** The sizes of a product that has more than one. */
export function Sizes({ product, selection, onChange }: PartProps) {
  const t = useT()
  const format = useMoney()
  if (product.skuList.length < 2) return null
  const cheapest = Math.min(...product.skuList.map(({ discountPrice }) => discountPrice))
  return (
    <fieldset className={css.group}>
      <legend className="t16 b">{t('product.size')}</legend>
      <div className={css.chips}>
        {product.skuList.map(({ skuId, skuName, discountPrice, stockNum }) => (
          <Choice
            key={skuId}
            type="radio"
            name="sku"
            className="chip"
            isChosen={skuId === selection.skuId}
            isDisabled={stockNum === 0}
            onChoose={() => onChange({ skuId })}
          >
            {skuName}
            {stockNum === 0 ? <small>{t('stock.soldOut')}</small> : <FewLeft left={stockNum} />}
            {stockNum !== 0 && discountPrice > cheapest ? (
              <small>
                <bdi className="num" dir="ltr">
                  {t('product.surcharge', { amount: format(money(discountPrice - cheapest)) })}
                </bdi>
              </small>
            ) : null}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
