import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { MenuItem, MenuPart } from '../../data/menu-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { amountOf, countOf, textIn } from '../../features/entry/entry-types.ts'
import { Recipe } from '../../features/entry/recipe.tsx'
import { moved, RowTools } from '../../features/entry/row-tools.tsx'
import { Shares } from '../../features/entry/shares.tsx'
import { nameOf, textsOf } from '../../features/menu/item-texts.ts'
import { Check } from '../../ui/check.tsx'
import type { ItemSetting } from './item-dialog.tsx'

const sortOf = ({ fields }: MenuPart): number => (typeof fields.sort === 'number' ? fields.sort : 0)

/** The choices of an option in their order. */
export const choicesOf = ({ partList }: MenuItem): readonly MenuPart[] =>
  partList
    .filter(({ kind }) => kind === 'propertyValue')
    .toSorted((a, b) => sortOf(a) - sortOf(b) || (a.itemId < b.itemId ? -1 : 1))

interface ChoiceCardProps extends Omit<ItemSetting, 'item'> {
  readonly choice: MenuPart
  readonly number: number
  readonly isLast: boolean
  readonly onMove: (step: 1 | -1) => void
}

function ChoiceCard({ choice, number, isLast, onMove, language, reason }: ChoiceCardProps) {
  const t = useT()
  const edit = useEdit()
  const { currencyScale, currentUnit } = useSettings()
  const isNamed = Object.values(textsOf(choice, 'name')).some((text) => text?.trim())
  const name = isNamed ? nameOf(choice) : t('desk.items.choice', { number })
  return (
    <fieldset className="rolebox" aria-label={name}>
      <div className="between">
        <h3>{name}</h3>
        <RowTools
          {...{ name, isLast, onMove }}
          isFirst={number === 1}
          isDisabled={reason !== undefined}
          onRemove={() => edit.archive(choice)}
        />
      </div>
      <div className="grid2">
        <EntryField
          key={language}
          item={choice}
          entry={textIn('name', language)}
          label={t('desk.field.nameIn', { language: t(`lang.${language}`) })}
          {...{ language, reason }}
        />
        <EntryField
          item={choice}
          entry={amountOf('price', currencyScale)}
          label={t('desk.field.extra')}
          unit={currentUnit}
          isLatin
          inputMode="decimal"
          reason={reason}
        />
      </div>
      <Recipe item={choice} name={name} reason={reason} />
      <Shares item={choice} name={name} reason={reason} />
    </fieldset>
  )
}

function ToppingCheck({ item, reason }: Omit<ItemSetting, 'language'>) {
  const t = useT()
  const edit = useEdit()
  return (
    <Check
      isChecked={item.fields.isTopping === true}
      isDisabled={reason !== undefined}
      onChange={(isOn) => edit.set(item, { isTopping: isOn })}
      note={t('desk.food.toppingNote')}
    >
      {t('desk.field.isTopping')}
    </Check>
  )
}

/** How many of an option are chosen, and of what. */
export function OptionFields({ item, language, reason }: ItemSetting) {
  const t = useT()
  const edit = useEdit()
  const choices = choicesOf(item).filter(({ op }) => op !== 'archive')
  const isMultiple = item.fields.multiple === true
  function move(place: number, step: 1 | -1) {
    for (const [sort, choice] of moved(choices, place, step).entries()) edit.set(choice, { sort })
  }
  const add = () =>
    edit.create(
      { kind: 'propertyValue', itemId: crypto.randomUUID() },
      { propertyId: item.itemId, name: {}, price: 0, sort: choices.length },
    )
  return (
    <>
      <div className="grid2">
        <EntryField
          item={item}
          entry={countOf('minNum', { least: 0 })}
          label={t('desk.field.minNum')}
          isLatin
          inputMode="numeric"
          reason={reason}
        />
        {isMultiple && (
          <EntryField
            item={item}
            entry={countOf('maxNum')}
            label={t('desk.field.maxNum')}
            isLatin
            inputMode="numeric"
            reason={reason}
          />
        )}
      </div>
      <Check
        isChecked={isMultiple}
        isDisabled={reason !== undefined}
        onChange={(isOn) => edit.set(item, isOn ? { multiple: true } : { multiple: false, maxNum: 1 })}
      >
        {t('desk.field.multiple')}
      </Check>
      <ToppingCheck {...{ item, reason }} />
      {choices.map((choice, place) => (
        <ChoiceCard
          key={choice.itemId}
          {...{ choice, language, reason }}
          number={place + 1}
          isLast={place === choices.length - 1}
          onMove={(step) => move(place, step)}
        />
      ))}
      <button type="button" className="btn quiet addrow" disabled={reason !== undefined} onClick={add}>
        <Icon name="plus" size="s" />
        {t('desk.items.addChoice')}
      </button>
    </>
  )
}
