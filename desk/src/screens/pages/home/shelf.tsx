import { useT } from '@tiffin/kit/client/words.ts'
import { useAllOf } from '../../../data/menu.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { AddSelect } from '../../../features/entry/add-select.tsx'
import { moved, RowTools } from '../../../features/entry/row-tools.tsx'
import { nameOf } from '../../../features/menu/item-texts.ts'
import { Tile } from '../../../ui/tile.tsx'
import type { BlockSetting } from './block-setting.ts'
import { type BlockEntry, emptyEntry, entriesOf } from './blocks.ts'

const mostEntries = 30

/** The products of a row, in their order. */
export function Shelf({ setting: { block, reason } }: { setting: BlockSetting }) {
  const t = useT()
  const edit = useEdit()
  const { items: products = [] } = useAllOf('product')
  const entries = entriesOf(block)
  const isDisabled = reason !== undefined
  const put = (itemList: readonly BlockEntry[]) => edit.set(block, { itemList })
  const taken = new Set(entries.map(({ productId }) => productId))
  const others = products.filter(({ itemId, op }) => !taken.has(itemId) && op !== 'archive')
  return (
    <>
      <ul className="tree shelfrows" aria-label={t('desk.menu.products')}>
        {entries.map((entry, place) => {
          const product = products.find(({ itemId }) => itemId === entry.productId)
          const name = product ? nameOf(product) : t('desk.value.unknown')
          const image = product?.fields.image
          return (
            <li key={String(entry.productId)}>
              <Tile image={typeof image === 'string' ? image : ''} />
              <span className="grow">{name}</span>
              <RowTools
                {...{ name, isDisabled }}
                isFirst={place === 0}
                isLast={place === entries.length - 1}
                onMove={(step) => put(moved(entries, place, step))}
                onRemove={() => put(entries.toSpliced(place, 1))}
              />
            </li>
          )
        })}
      </ul>
      {entries.length < mostEntries && (
        <AddSelect
          label={t('desk.pages.addProduct')}
          isDisabled={isDisabled}
          options={others.map((product) => ({ value: product.itemId, text: nameOf(product) }))}
          onAdd={(productId) => put([...entries, { ...emptyEntry, link: '', productId }])}
        />
      )}
    </>
  )
}
