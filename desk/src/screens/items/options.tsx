import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { nameOf } from '../../features/menu/item-texts.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemList } from './item-list.tsx'
import { ItemsPage } from './items-page.tsx'
import { NewItem } from './new-item.tsx'
import { choicesOf, OptionFields } from './option-fields.tsx'
import { useItemSearch } from './use-item-search.ts'

/** `1–3: Less · Half · None`. */
function summaryOf(item: MenuItem): string {
  const { minNum, maxNum } = item.fields
  const names = choicesOf(item)
    .filter(({ op }) => op !== 'archive')
    .map(nameOf)
    .join(' · ')
  return minNum === maxNum ? `${minNum}: ${names}` : `${minNum}–${maxNum}: ${names}`
}

/** What customers choose of products. */
export function OptionsScreen() {
  const t = useT()
  const { search, change } = useItemSearch()
  const close = () => change({ item: '' })
  return (
    <ItemsPage title="desk.menu.options" newLabel="desk.items.newOption" isBusy={false}>
      <ItemList
        kind="property"
        label={t('desk.menu.options')}
        empty={t('desk.items.optionsText')}
        more={{ id: 'choices', header: t('desk.items.choices'), textOf: summaryOf }}
      />
      {search.item === 'new' && (
        <NewItem kind="property" title="desk.items.newOption" values={{ minNum: 1, maxNum: 1, multiple: false }} />
      )}
      {search.item !== undefined && search.item !== 'new' && (
        <ItemDialog kind="property" itemId={search.item} fields={OptionFields} onClose={close} />
      )}
    </ItemsPage>
  )
}
