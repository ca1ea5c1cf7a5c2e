import { useT } from '@tiffin/kit/client/words.ts'
import { useMenuList } from '../../../data/menu.ts'
import { Matches, SearchPicker } from '../../../features/entry/search-picker.tsx'
import { nameOf } from '../../../features/menu/item-texts.ts'

interface ItemPickerProps {
  readonly taken: readonly string[]
  readonly isDisabled: boolean
  readonly onAdd: (skuId: string) => void
}

function FoundSizes({ text, taken, onAdd }: Omit<ItemPickerProps, 'isDisabled'> & { text: string }) {
  const { items = [] } = useMenuList({ kind: 'product', text, state: 'live' })
  const matches = items.flatMap((product) =>
    product.partList
      .filter(({ kind, itemId, op }) => kind === 'sku' && op !== 'archive' && !taken.includes(itemId))
      .map((sku) => ({ id: sku.itemId, name: [nameOf(product), nameOf(sku)].join(', ') })),
  )
  return <Matches matches={matches} onAdd={onAdd} />
}

/** Finds sizes of products by name, to put them into a set. */
export function ItemPicker({ isDisabled, ...found }: ItemPickerProps) {
  const t = useT()
  return (
    <SearchPicker label={t('desk.product.findItem')} isDisabled={isDisabled}>
      {(text) => <FoundSizes text={text} {...found} />}
    </SearchPicker>
  )
}
