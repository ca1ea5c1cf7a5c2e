import type { Value } from '@tiffin/core/draft/change'
import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuPart } from '../../../data/menu-items.ts'
import type { FindName } from '../../../data/names.ts'
import { nameIn } from '../../../features/changes/value-words.ts'
import { EntryField } from '../../../features/entry/entry-field.tsx'
import { amountOf, countOf, type EntryType, inList, listOf, textIn } from '../../../features/entry/entry-types.ts'
import { moved, RowTools } from '../../../features/entry/row-tools.tsx'
import { Check } from '../../../ui/check.tsx'
import { type ProductSetting, useMoneyTyping } from '../product-setting.ts'
import { ItemPicker } from './item-picker.tsx'

type Group = Readonly<Record<string, Value>>

interface GroupCardProps {
  readonly setting: ProductSetting
  readonly part: MenuPart
  readonly group: Group
  readonly place: number
  readonly isLast: boolean
  readonly find: FindName
  readonly onChange: (group: Group) => void
  readonly onMove: (step: 1 | -1) => void
  readonly onRemove: () => void
}

/** An entry of an item within a group. */
const inItem = (place: number, itemPlace: number, entry: EntryType): EntryType =>
  inList('groupList', place, inList('itemList', itemPlace, entry))

/** `Milk tea, Regular`. */
function skuName(find: FindName, skuId: string): string {
  const sku = find('sku', skuId)
  const parts = sku === undefined ? [nameIn(sku)] : [nameIn(find('product', sku.parentId)), nameIn(sku)]
  return parts.filter((text) => text !== '').join(', ')
}

function Items({ setting: { reason }, part, group, place, find, onChange }: GroupCardProps) {
  const t = useT()
  const { scale, unit } = useMoneyTyping()
  const items = listOf(group.itemList ?? null)
  const put = (itemList: readonly Value[]) => onChange({ ...group, itemList })
  const common = { item: part, isLatin: true, reason } as const
  return (
    <ul className="stacked">
      {items.map((item, itemPlace) => {
        const name = skuName(find, String(item.skuId))
        return (
          <li key={String(item.skuId)} className="setitem">
            <b>{name}</b>
            <EntryField
              {...{ ...common, unit }}
              entry={inItem(place, itemPlace, amountOf('increasePrice', scale))}
              label={t('desk.field.extra')}
              inputMode="decimal"
            />
            <EntryField
              {...common}
              entry={inItem(place, itemPlace, countOf('maxNum'))}
              label={t('desk.field.maxNum')}
              inputMode="numeric"
            />
            <Check
              isChecked={item.isDefault === true}
              isDisabled={reason !== undefined}
              onChange={(isDefault) => put(items.with(itemPlace, { ...item, isDefault }))}
            >
              {t('desk.field.isDefault')}
            </Check>
            <RowTools
              name={name}
              isFirst={itemPlace === 0}
              isLast={itemPlace === items.length - 1}
              isDisabled={reason !== undefined}
              onMove={(step) => put(moved(items, itemPlace, step))}
              onRemove={() => put(items.toSpliced(itemPlace, 1))}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** A group of a set: how many of it are chosen, and of what. */
export function GroupCard(props: GroupCardProps) {
  const { setting, part, group, place, isLast, onChange, onMove, onRemove } = props
  const t = useT()
  const { language, reason } = setting
  const name = t('desk.product.group', { number: place + 1 })
  const items = listOf(group.itemList ?? null)
  const add = (skuId: string) =>
    onChange({ ...group, itemList: [...items, { skuId, increasePrice: 0, maxNum: 1, isDefault: false }] })
  const numbers = { item: part, isLatin: true, inputMode: 'numeric', reason } as const
  return (
    <fieldset className="rolebox" aria-label={name}>
      <div className="between">
        <h3>{name}</h3>
        <RowTools {...{ name, isLast, onMove, onRemove }} isFirst={place === 0} isDisabled={reason !== undefined} />
      </div>
      <div className="grid3">
        <EntryField
          key={language}
          item={part}
          entry={inList('groupList', place, textIn('name', language))}
          label={t('desk.field.nameIn', { language: t(`lang.${language}`) })}
          {...{ language, reason }}
        />
        <EntryField
          {...numbers}
          entry={inList('groupList', place, countOf('minNum', { least: 0 }))}
          label={t('desk.field.minNum')}
        />
        <EntryField {...numbers} entry={inList('groupList', place, countOf('maxNum'))} label={t('desk.field.maxNum')} />
      </div>
      <Check
        isChecked={group.isFixed === true}
        isDisabled={reason !== undefined}
        onChange={(isFixed) => onChange({ ...group, isFixed })}
      >
        {t('desk.product.isFixed')}
      </Check>
      <Items {...props} />
      <ItemPicker taken={items.map(({ skuId }) => String(skuId))} isDisabled={reason !== undefined} onAdd={add} />
    </fieldset>
  )
}
