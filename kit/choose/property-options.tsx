import type { PropertyPick } from '@tiffin/core/cart/cart-line'
import { isPicked, toggleValue } from '@tiffin/core/cart/selection'
import type { Property } from '@tiffin/core/catalog/product'
import { useId } from 'react'
import { useMoney } from '../client/money.ts'
import { showToast } from '../client/overlays.ts'
import { useT } from '../client/words.ts'
import { Choice } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import css from './choose.module.css'
import type { ChooseParts } from './parts.ts'

interface PropertyOptionsProps {
  readonly property: Property
  readonly values: readonly PropertyPick[]
  readonly onChange: (values: PropertyPick[]) => void
  /** Keeps the groups of equal properties of several items apart. */
  readonly scope: string
  readonly parts: ChooseParts
}

function layoutOf({ multiple, valueList }: Property): string | undefined {
  if (multiple || valueList.some(({ price = 0 }) => price > 0)) return css.three
  return valueList.length === 4 ? css.four : undefined
}

/** How many are chosen of how many, with a tick once that many are. */
function Count({ count, max }: { readonly count: number; readonly max: number }) {
  const t = useT()
  const isFull = count >= max
  return (
    <span className={isFull ? 'tag ok' : 'tag mute'}>
      {isFull ? <Icon name="check" size="xs" /> : null}
      {count === 0 ? t('product.upTo', { count: max }) : t('package.progress', { count, max })}
    </span>
  )
}

/** One property with its values as chips: one to choose, or several up to a maximum. */
export function PropertyOptions({ property, values, onChange, scope, parts }: PropertyOptionsProps) {
  const t = useT()
  const format = useMoney()
  const { ValueNote } = parts
  const { propertyId, propertyName, multiple, max, valueList, soldOutList = [] } = property
  const count = values.filter((value) => value.propertyId === propertyId).length
  const isFull = multiple && count >= max
  const fullId = useId()

  function toggle(propertyValueId: string): void {
    const next = toggleValue(values, property, propertyValueId)
    if (next === undefined) showToast(t('option.max'))
    else onChange(next)
  }

  return (
    <fieldset className={css.group}>
      <legend className="t16 b">
        {propertyName}
        {multiple ? <Count count={count} max={max} /> : null}
      </legend>
      {isFull ? (
        <span id={fullId} hidden>
          {t('option.max')}
        </span>
      ) : null}
      <div className={`${css.chips} ${layoutOf(property) ?? ''}`}>
        {valueList.map((value) => {
          const { propertyValueId, propertyValue, price } = value
          const isGone = soldOutList.includes(propertyValueId)
          const isChosen = isPicked(values, propertyValueId, propertyId)
          return (
            <Choice
              key={propertyValueId}
              type={multiple ? 'checkbox' : 'radio'}
              name={`${scope}-${propertyId}`}
              className="chip"
              isChosen={isChosen}
              isDisabled={isGone && !isChosen}
              beyond={isFull ? fullId : undefined}
              onChoose={() => toggle(propertyValueId)}
            >
              {propertyValue}
              {isGone ? <small>{t('stock.soldOut')}</small> : null}
              {!isGone && price !== undefined && price > 0 ? (
                <small>
                  <bdi className="num" dir="ltr">
                    {t('product.surcharge', { amount: format(price) })}
                  </bdi>
                </small>
              ) : null}
              {ValueNote && <ValueNote value={value} />}
            </Choice>
          )
        })}
      </div>
    </fieldset>
  )
}
