import { mostSubstitutes } from '@tiffin/core/stock/substitutes'
import { useT } from '@tiffin/kit/client/words.ts'
import { useCurrentDraft } from '../../data/drafts.ts'
import { useMenuList } from '../../data/menu.ts'
import { useNames } from '../../data/names.ts'
import { fieldOf } from '../../data/show-edits.ts'
import { calledIn } from '../../features/changes/value-words.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { moved, RowTools } from '../../features/entry/row-tools.tsx'
import { Matches, SearchPicker } from '../../features/entry/search-picker.tsx'
import { nameOf } from '../../features/menu/item-texts.ts'
import { anchorOf, type ProductSetting } from './product-setting.ts'
import { Section } from './section.tsx'

interface FoundProductsProps {
  readonly text: string
  readonly taken: readonly string[]
  readonly onAdd: (productId: string) => void
}

function FoundProducts({ text, taken, onAdd }: FoundProductsProps) {
  const { items = [] } = useMenuList({ kind: 'product', text, state: 'live' })
  const free = items.filter(({ itemId, op }) => op !== 'archive' && !taken.includes(itemId))
  return <Matches matches={free.map((item) => ({ id: item.itemId, name: nameOf(item) }))} onAdd={onAdd} />
}

/** What customers can take instead when it is sold out, in order [stock-10]. */
export function SubstitutesSection({ setting: { product, reason } }: { setting: ProductSetting }) {
  const t = useT()
  const edit = useEdit()
  const { draftId } = useCurrentDraft()
  const value = fieldOf(product, 'substituteIdList')
  const ids = (Array.isArray(value) ? value : []).map(String)
  const { find, isRead } = useNames(ids, draftId)
  const isDisabled = reason !== undefined
  const put = (substituteIdList: readonly string[]) => edit.set(product, { substituteIdList })
  const nameAt = (id: string): string => (isRead ? calledIn(find('product', id)) : '')
  return (
    <Section id="substitutes" title={t('desk.product.substitutes')} intro={t('desk.product.substitutesText')}>
      <ul className="stacked" id={anchorOf(product, 'substituteIdList')}>
        {ids.map((id, place) => (
          <li key={id} className="rolebox between">
            <b className="grow">{nameAt(id)}</b>
            <RowTools
              name={nameAt(id)}
              isFirst={place === 0}
              isLast={place === ids.length - 1}
              isDisabled={isDisabled}
              onMove={(step) => put(moved(ids, place, step))}
              onRemove={() => put(ids.filter((each) => each !== id))}
            />
          </li>
        ))}
      </ul>
      {ids.length < mostSubstitutes && (
        <SearchPicker key={ids.length} label={t('desk.product.findItem')} isDisabled={isDisabled}>
          {(text) => <FoundProducts text={text} taken={[product.itemId, ...ids]} onAdd={(id) => put([...ids, id])} />}
        </SearchPicker>
      )}
    </Section>
  )
}
