import { type Allergen, allergens } from '@tiffin/core/food/allergen'
import { useT } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import { fieldOf } from '../../data/show-edits.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { figureOf, wholeOf } from '../../features/entry/food-entries.ts'
import { Check } from '../../ui/check.tsx'
import type { ItemSetting } from './item-dialog.tsx'

const figures: readonly { field: string; label: PhraseKey }[] = [
  { field: 'energy', label: 'desk.food.energyIn' },
  { field: 'sugar', label: 'desk.food.sugarIn' },
  { field: 'lactose', label: 'desk.food.lactoseIn' },
  { field: 'saturatedFat', label: 'desk.food.saturatedFatIn' },
  { field: 'caffeine', label: 'desk.food.caffeineIn' },
]

const per = wholeOf('per', { least: 1, most: 1000, fault: 'desk.food.perWrong' })

type Setting = Pick<ItemSetting, 'item' | 'reason'>

const listIn = (item: Setting['item'], field: string): readonly Allergen[] => {
  const value = fieldOf(item, field)
  return Array.isArray(value) ? allergens.filter((allergen) => value.includes(allergen)) : []
}

interface AllergenListProps extends Setting {
  readonly field: 'containsList' | 'mayContainList'
  readonly label: PhraseKey
}

/** What is in one of the two lists is not in the other. */
function AllergenList({ item, reason, field, label }: AllergenListProps) {
  const t = useT()
  const edit = useEdit()
  const list = listIn(item, field)
  const otherField = field === 'containsList' ? 'mayContainList' : 'containsList'
  const turn = (allergen: Allergen, isOn: boolean) => {
    const without = (each: readonly Allergen[]) => each.filter((one) => one !== allergen)
    const rest = listIn(item, otherField)
    edit.set(item, {
      [field]: isOn ? [...without(list), allergen] : without(list),
      ...(isOn && rest.includes(allergen) ? { [otherField]: without(rest) } : {}),
    })
  }
  return (
    <fieldset className="recipe">
      <legend>{t(label)}</legend>
      <div className="allergens">
        {allergens.map((allergen) => (
          <Check
            key={allergen}
            isChecked={list.includes(allergen)}
            isDisabled={reason !== undefined}
            onChange={(isOn) => turn(allergen, isOn)}
          >
            {t(`food.allergen.${allergen}`)}
          </Check>
        ))}
      </div>
    </fieldset>
  )
}

/** What is in a material, as its label says [food-1]. */
export function FoodFields({ item, reason }: Setting) {
  const t = useT()
  const edit = useEdit()
  const unit = String(fieldOf(item, 'unit') ?? 'g')
  const turn = (field: string) => (isOn: boolean) => edit.set(item, { [field]: isOn })
  const common = { item, isLatin: true, reason } as const
  return (
    <>
      <h3>{t('desk.food.title')}</h3>
      <p className="ink2">{t('desk.food.text')}</p>
      <div className="grid3">
        <EntryField
          {...common}
          entry={per}
          label={t('desk.food.per', { unit })}
          inputMode="numeric"
          placeholder="100"
        />
        {figures.map(({ field, label }) => (
          <EntryField key={field} {...common} entry={figureOf(field)} label={t(label)} inputMode="decimal" />
        ))}
      </div>
      <Check
        isChecked={fieldOf(item, 'hasSweetener') === true}
        isDisabled={reason !== undefined}
        onChange={turn('hasSweetener')}
      >
        {t('desk.field.hasSweetener')}
      </Check>
      <AllergenList {...{ item, reason }} field="containsList" label="desk.field.contains" />
      <AllergenList {...{ item, reason }} field="mayContainList" label="desk.field.mayContain" />
      <Check
        isChecked={fieldOf(item, 'isAllergensKnown') === true}
        isDisabled={reason !== undefined}
        onChange={turn('isAllergensKnown')}
        note={t('desk.food.knownNote')}
      >
        {t('desk.field.allergensKnown')}
      </Check>
    </>
  )
}
