import { useT } from '@tiffin/kit/client/words.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { plainText } from '../../features/entry/entry-types.ts'
import { FoodFields } from './food-fields.tsx'
import { ItemDialog, type ItemSetting } from './item-dialog.tsx'
import { ItemList } from './item-list.tsx'
import { ItemsPage } from './items-page.tsx'
import { NewItem } from './new-item.tsx'
import { useItemSearch } from './use-item-search.ts'

const longestUnit = 12

function MaterialFields({ item, reason }: ItemSetting) {
  const t = useT()
  return (
    <>
      <div className="grid2">
        <EntryField
          item={item}
          entry={plainText('unit')}
          label={t('desk.field.unit')}
          mostSigns={longestUnit}
          reason={reason}
        />
        <EntryField item={item} entry={plainText('code')} label={t('desk.field.code')} isLatin reason={reason} />
      </div>
      <FoodFields {...{ item, reason }} />
    </>
  )
}

/** What recipes use up. */
export function MaterialsScreen() {
  const t = useT()
  const { search, change } = useItemSearch()
  const close = () => change({ item: '' })
  return (
    <ItemsPage title="desk.menu.materials" newLabel="desk.items.newMaterial" isBusy={false}>
      <ItemList
        kind="material"
        label={t('desk.menu.materials')}
        empty={t('desk.items.materialsText')}
        more={{ id: 'unit', header: t('desk.field.unit'), textOf: ({ fields }) => String(fields.unit ?? '') }}
      />
      {search.item === 'new' && <NewItem kind="material" title="desk.items.newMaterial" values={{ unit: 'g' }} />}
      {search.item !== undefined && search.item !== 'new' && (
        <ItemDialog kind="material" itemId={search.item} fields={MaterialFields} onClose={close} />
      )}
    </ItemsPage>
  )
}
