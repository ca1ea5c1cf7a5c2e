import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { useMenuList } from '../../../data/menu.ts'
import { nameOf } from '../../../features/menu/item-texts.ts'

/** So many matches are offered. */
const mostShown = 6

interface ItemPickerProps {
  readonly taken: readonly string[]
  readonly isDisabled: boolean
  readonly onAdd: (skuId: string) => void
}

function Matches({ text, taken, onAdd }: Omit<ItemPickerProps, 'isDisabled'> & { text: string }) {
  const t = useT()
  const { items = [] } = useMenuList({ kind: 'product', text, state: 'live' })
  const sizes = items.flatMap((product) =>
    product.partList
      .filter(({ kind, itemId, op }) => kind === 'sku' && op !== 'archive' && !taken.includes(itemId))
      .map((sku) => ({ skuId: sku.itemId, name: [nameOf(product), nameOf(sku)].join(', ') })),
  )
  return (
    <ul className="matches">
      {sizes.slice(0, mostShown).map(({ skuId, name }) => (
        <li key={skuId}>
          <button
            type="button"
            className="btn line s"
            aria-label={t('desk.product.addItem', { name })}
            onClick={() => onAdd(skuId)}
          >
            <Icon name="plus" size="xs" />
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Finds sizes of products by name, to put them into a set. */
export function ItemPicker({ taken, isDisabled, onAdd }: ItemPickerProps) {
  const t = useT()
  const [text, setText] = useState('')
  const label = t('desk.product.findItem')
  return (
    <div className="picker">
      <span className="in pill">
        <Icon name="search" size="s" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          disabled={isDisabled}
          maxLength={50}
          onChange={({ target }) => setText(target.value)}
        />
      </span>
      {text.trim() !== '' && <Matches text={text.trim()} taken={taken} onAdd={onAdd} />}
    </div>
  )
}
