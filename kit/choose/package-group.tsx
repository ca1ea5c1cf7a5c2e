import type { PackagePick } from '@tiffin/core/cart/cart-line'
import { firstValues, groupProgress, pickedItem, picksOf, setPick } from '@tiffin/core/cart/selection'
import type { PackageGroup as Group, PackageGroupItem } from '@tiffin/core/catalog/product'
import { useId } from 'react'
import { useMoney } from '../client/money.ts'
import { showToast } from '../client/overlays.ts'
import { useT } from '../client/words.ts'
import { Choice } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import { Stepper } from '../ui/stepper.tsx'
import css from './choose.module.css'
import type { ChooseParts } from './parts.ts'
import { PropertyOptions } from './property-options.tsx'
import { reasonText } from './reason-text.ts'

interface PackageGroupProps {
  readonly group: Group
  readonly picks: readonly PackagePick[]
  readonly onChange: (picks: PackagePick[]) => void
  readonly tint: string
  readonly parts: ChooseParts
}

/** What is always in the package; it cannot be dropped. */
function FixedGroup({ group, picks, tint, parts }: Omit<PackageGroupProps, 'onChange'>) {
  const t = useT()
  const { ItemPicture, ItemNote } = parts
  return (
    <section className={css.group}>
      <h3 className="t16 b">{t('package.fixed')}</h3>
      {group.itemList.map((item) => (
        <div key={item.skuId} className={css.fixed}>
          <ItemPicture item={item} tint={tint} size={52} radius={12} />
          <span className="grow">
            <b className="block">{item.productName}</b>
            <span className="t12 ink2">
              {[item.skuName, item.maxNum > 1 ? `× ${item.maxNum}` : ''].filter(Boolean).join(' ')}
            </span>
            {ItemNote && (
              <ItemNote item={item} values={pickedItem(picksOf(picks, group), item)?.propertyValList ?? []} />
            )}
          </span>
          <Icon name="lock" size="s" />
        </div>
      ))}
    </section>
  )
}

/** How wide a card shows its picture, CSS px: a wide window has larger cards. */
const cardPicturePx = () => (innerWidth < 500 ? 104 : 160)

interface ItemCardProps extends PackageGroupProps {
  readonly item: PackageGroupItem
  /** The group holds as much as it may: the id of the words that say so. */
  readonly full: string | undefined
}

function ItemCard({ group, picks, onChange, tint, item, full, parts }: ItemCardProps) {
  const t = useT()
  const { ItemPicture, ItemNote } = parts
  const format = useMoney()
  const { productName: name, increasePrice, maxNum, unavailableReason } = item
  const pick = pickedItem(picksOf(picks, group), item)
  const num = pick?.num ?? 0

  function set(next: number): void {
    const changed = setPick(picks, { group, item }, next)
    if (changed === undefined) showToast(t('option.max'))
    else onChange(changed)
  }

  const isOut = unavailableReason !== 0
  const labels = {
    less: t('action.decrease', { name }),
    more: t('action.increase', { name }),
    num: t('cart.quantityOf', { name }),
  }
  return (
    <div className={css.card} data-picked={num > 0 || undefined}>
      <Choice
        type={group.maxNum === 1 ? 'radio' : 'checkbox'}
        name={group.productGroupId}
        className={css.pick ?? ''}
        isChosen={num > 0}
        isDisabled={isOut}
        beyond={full}
        onChoose={() => set(num > 0 ? 0 : 1)}
      >
        <ItemPicture item={item} tint={tint} size={cardPicturePx()} isOut={isOut} radius={14} />
        <b className="t12">{name}</b>
        <span className={num > 0 ? 't12 pri m' : 't12 ink2'}>
          {isOut ? reasonText(unavailableReason) : null}
          {!isOut && increasePrice === 0 ? t('package.included') : null}
          {!isOut && increasePrice > 0 ? (
            <bdi className="num" dir="ltr">
              {t('product.surcharge', { amount: format(increasePrice) })}
            </bdi>
          ) : null}
        </span>
        {ItemNote && <ItemNote item={item} values={pick?.propertyValList ?? firstValues(item.propertyList)} />}
        {isOut ? null : <span className={css.mark}>{num > 0 ? <Icon name="check" size="xs" /> : null}</span>}
      </Choice>
      {num > 0 && maxNum > 1 ? (
        <Stepper num={num} onChange={set} labels={labels} isAtLimit={num >= maxNum || full !== undefined} />
      ) : null}
    </div>
  )
}

/** Options of the items that are chosen, below their group. */
function ItemOptions({ group, picks, onChange, parts }: Omit<PackageGroupProps, 'tint'>) {
  return group.itemList.map((item) => {
    const pick = pickedItem(picksOf(picks, group), item)
    if (pick === undefined || item.propertyList.length === 0) return null
    const change = (propertyValList: PackagePick['propertyValList']) =>
      onChange(picks.map((each) => (each === pick ? { ...each, propertyValList } : each)))
    return (
      <div key={item.skuId} className={css.nested}>
        <p className="t12 ink2">{item.productName}</p>
        {item.propertyList.map((property) => (
          <PropertyOptions
            key={property.propertyId}
            scope={`${group.productGroupId}-${item.skuId}`}
            property={property}
            values={pick.propertyValList}
            onChange={change}
            parts={parts}
          />
        ))}
      </div>
    )
  })
}

/** A group of a package: cards to choose from, with a count that gets a tick when it is chosen. */
export function PackageGroup({ group, picks, onChange, tint, parts }: PackageGroupProps) {
  const t = useT()
  const fullId = useId()
  if (group.isFixed) return <FixedGroup {...{ group, picks, tint, parts }} />
  const { count, wanted, isDone, isLeftOut } = groupProgress(group, picks)
  const isFull = group.maxNum > 1 && count >= group.maxNum
  return (
    <fieldset className={css.group} data-group={group.productGroupId}>
      <legend className="t16 b">
        {group.groupName}
        <span className={isDone ? 'tag ok' : isLeftOut ? 'tag mute' : 'tag warn'}>
          {isDone ? <Icon name="check" size="xs" /> : null}
          {t('package.progress', { count, max: wanted })}
        </span>
      </legend>
      {isFull ? (
        <span id={fullId} hidden>
          {t('option.max')}
        </span>
      ) : null}
      <div className={css.cards}>
        {group.itemList.map((item) => (
          <ItemCard
            key={`${item.productId}-${item.skuId}`}
            group={group}
            picks={picks}
            onChange={onChange}
            tint={tint}
            item={item}
            full={isFull ? fullId : undefined}
            parts={parts}
          />
        ))}
      </div>
      <ItemOptions {...{ group, picks, onChange, parts }} />
    </fieldset>
  )
}
