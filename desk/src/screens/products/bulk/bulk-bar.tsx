import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { countLayers } from '@tiffin/kit/ui/open-layers.ts'
import { useEffect, useState } from 'react'
import type { MenuItem } from '../../../data/menu-items.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'

interface BulkProps {
  readonly items: readonly MenuItem[]
  readonly categories: readonly MenuItem[]
  readonly onClear: () => void
}

/** Escape takes the ticks away, but not from under a dialog. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && countLayers() === 0 && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isOn, onEscape])
}

function Bar({ items, categories, onClear }: BulkProps) {
  const t = useT()
  const edit = useEdit()
  const [over, setOver] = useState<'price' | 'category'>()
  const count = items.length
  const close = () => setOver(undefined)
  const sell = (saleStatus: 0 | 1) => {
    for (const item of items) edit.set(item, { saleStatus })
  }
  async function archive() {
    const answer = await ask({
      title: t('desk.menu.bulk.archiveTitle', { count }),
      text: t('desk.menu.bulk.archiveText'),
      confirm: { label: t('desk.menu.bulk.archive'), answer: 'yes' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    if (answer !== 'yes') return
    for (const item of items) edit.archive(item)
    onClear()
  }
  return (
    <>
      <div className="bulk" role="toolbar" aria-label={t('desk.menu.bulk.bar')}>
        <b role="status">{t('desk.menu.ticked', { count })}</b>
        <span className="bulkacts">
          <button type="button" className="btn" onClick={() => setOver('price')}>
            {t('desk.menu.bulk.price')}
          </button>
          <button type="button" className="btn" onClick={() => setOver('category')}>
            {t('desk.menu.bulk.category')}
          </button>
          <button type="button" className="btn" onClick={() => sell(1)}>
            {t('desk.menu.bulk.sell')}
          </button>
          <button type="button" className="btn" onClick={() => sell(0)}>
            {t('desk.menu.bulk.stop')}
          </button>
          <button type="button" className="btn" onClick={() => void archive()}>
            {t('desk.menu.bulk.archive')}
          </button>
        </span>
        <button type="button" className="btn sq" aria-label={t('desk.menu.untick')} onClick={onClear}>
          <Icon name="close" size="s" />
        </button>
      </div>
      {over === 'price' && <PriceDialog items={items} onClose={close} />}
      {over === 'category' && <CategoryDialog items={items} categories={categories} onClose={close} />}
    </>
  )
}

/** What can be done to all ticked products at once; it ends in the draft. */
export function BulkBar(props: BulkProps) {
  const isShown = props.items.length > 0
  useEscape(isShown, props.onClear)
  return isShown ? <Bar {...props} /> : null
}
