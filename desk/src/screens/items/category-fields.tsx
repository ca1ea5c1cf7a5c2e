import { useT } from '@tiffin/kit/client/words.ts'
import { useAllOf } from '../../data/menu.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { textIn } from '../../features/entry/entry-types.ts'
import { nameOf } from '../../features/menu/item-texts.ts'
import { inTree, parentOf } from '../../features/menu/tree.ts'
import { SelectField } from '../../ui/field.tsx'
import { isWithin } from './category-order.ts'
import type { ItemSetting } from './item-dialog.tsx'

const longestText = 4000

/** What is said of a heading, and below which one it stands. */
export function CategoryFields({ item, language, reason }: ItemSetting) {
  const t = useT()
  const edit = useEdit()
  const { items = [] } = useAllOf('category')
  const possible = inTree(items).filter((each) => each.op !== 'archive' && !isWithin(items, each, item.itemId))
  return (
    <>
      <EntryField
        key={language}
        item={item}
        entry={textIn('description', language)}
        label={t('desk.field.descriptionIn', { language: t(`lang.${language}`) })}
        isLong
        {...{ language, reason, mostSigns: longestText }}
      />
      <SelectField
        label={t('desk.field.parent')}
        value={parentOf(item)}
        disabled={reason !== undefined}
        onChange={({ target }) => edit.set(item, { parentId: target.value === '' ? null : target.value })}
      >
        <option value="">{t('desk.items.firstLevel')}</option>
        {possible.map((each) => (
          <option key={each.itemId} value={each.itemId}>
            {nameOf(each)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
