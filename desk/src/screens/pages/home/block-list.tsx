import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../../data/menu-items.ts'
import { blockTypeName, newBlockTypes } from '../../../features/changes/tints.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { AddButtons } from '../../../features/entry/add-buttons.tsx'
import { moved, RowTools } from '../../../features/entry/row-tools.tsx'
import { useDragOrder } from '../../../features/entry/use-drag-order.ts'
import { ItemStatus } from '../../../features/menu/item-status.tsx'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { usePageSearch } from '../use-page-search.ts'
import { emptyEntry, putBeside, sortOf, typeOf, wordsOf } from './blocks.ts'

interface BlockListProps {
  readonly blocks: readonly MenuItem[]
  readonly reason: string | undefined
}

function BlockName({ block }: { block: MenuItem }) {
  const { search, choose } = usePageSearch()
  return (
    <button
      type="button"
      className="blockname grow"
      aria-current={search.item === block.itemId || undefined}
      onClick={() => choose(block.itemId)}
    >
      <b>{blockTypeName(typeOf(block))}</b> <small className="ink2">{wordsOf(block)}</small>
    </button>
  )
}

/** The blocks in their order, each to choose, and to move by dragging, by buttons, or with Alt and an arrow. */
function Rows({ blocks, reason }: BlockListProps) {
  const t = useT()
  const edit = useEdit()
  const isDisabled = reason !== undefined
  const movable = blocks.filter((block) => typeOf(block) !== 'entries' && block.op !== 'archive')
  const first = blocks.length - movable.length
  const put = (order: readonly MenuItem[]) => {
    for (const [place, block] of order.entries()) edit.set(block, { sort: place + first })
  }
  const { rowOf } = useDragOrder((id, target) => put(putBeside(movable, id, target)))
  return (
    <ul className="blocks tree" aria-label={t('desk.pages.blocks')}>
      {blocks.map((block) => {
        const place = movable.indexOf(block)
        const name = [blockTypeName(typeOf(block)), wordsOf(block)].filter(Boolean).join(', ')
        return (
          <li key={block.itemId} {...(place < 0 ? {} : rowOf(block.itemId, isDisabled))}>
            {place < 0 ? <DeskIcon name="lock" size="s" /> : <span className="grip" aria-hidden="true" />}
            <BlockName block={block} />
            {block.op !== null && <ItemStatus item={block} />}
            {place >= 0 && (
              <RowTools
                {...{ name, isDisabled }}
                isFirst={place === 0}
                isLast={place === movable.length - 1}
                onMove={(step) => put(moved(movable, place, step))}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What Home is made of, and the kinds of blocks that can be put below. */
export function BlockList({ blocks, reason }: BlockListProps) {
  const t = useT()
  const edit = useEdit()
  const { choose } = usePageSearch()
  function add(type: string) {
    const itemId = crypto.randomUUID()
    const sort = Math.max(-1, ...blocks.map(sortOf)) + 1
    const itemList = type === 'banner' || type === 'image' ? [emptyEntry] : []
    edit.create({ kind: 'pageBlock', itemId }, { pageType: 1, type, title: {}, sort, itemList })
    choose(itemId)
  }
  const canMakeWays = !blocks.some((block) => typeOf(block) === 'entries')
  return (
    <div className="blocklist">
      <h2>{t('desk.pages.blocks')}</h2>
      <p className="ink2 t12">{t('desk.items.orderText')}</p>
      <Rows {...{ blocks, reason }} />
      <AddButtons
        title={t('desk.pages.newBlock')}
        kinds={newBlockTypes.filter((type) => type !== 'entries' || canMakeWays)}
        nameOf={blockTypeName}
        reason={reason}
        onAdd={add}
      />
    </div>
  )
}
