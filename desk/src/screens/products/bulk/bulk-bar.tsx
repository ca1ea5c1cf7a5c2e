import type { TaxSettings } from '@tiffin/core/tax/tax-settings'
import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { MenuItem } from '../../../data/menu-items.ts'
import { itemOf, usePageItems } from '../../../data/page-items.ts'
import { BulkFrame } from '../../../features/bulk/bulk-frame.tsx'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { TaxDialog } from './tax-dialog.tsx'

interface BulkProps {
  readonly items: readonly MenuItem[]
  readonly categories: readonly MenuItem[]
  readonly onClear: () => void
}

function Bar({ items, categories, onClear }: BulkProps) {
  const t = useT()
  const edit = useEdit()
  const { items: pageItems = [] } = usePageItems()
  const { classList = [] } = (itemOf(pageItems, 'tax')?.fields ?? {}) as Partial<TaxSettings> // as: the server's own shape
  const [over, setOver] = useState<'price' | 'category' | 'tax'>()
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
      <BulkFrame label={t('desk.menu.bulk.bar')} count={count} onClear={onClear}>
        <button type="button" className="btn" onClick={() => setOver('price')}>
          {t('desk.menu.bulk.price')}
        </button>
        <button type="button" className="btn" onClick={() => setOver('category')}>
          {t('desk.menu.bulk.category')}
        </button>
        {classList.length > 0 && (
          <button type="button" className="btn" onClick={() => setOver('tax')}>
            {t('desk.menu.bulk.tax')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => sell(1)}>
          {t('desk.menu.bulk.sell')}
        </button>
        <button type="button" className="btn" onClick={() => sell(0)}>
          {t('desk.menu.bulk.stop')}
        </button>
        <button type="button" className="btn" onClick={() => void archive()}>
          {t('desk.menu.bulk.archive')}
        </button>
      </BulkFrame>
      {over === 'price' && <PriceDialog items={items} onClose={close} />}
      {over === 'tax' && <TaxDialog items={items} classes={classList} onClose={close} />}
      {over === 'category' && <CategoryDialog items={items} categories={categories} onClose={close} />}
    </>
  )
}

/** What can be done to all ticked products at once; it ends in the draft. */
export function BulkBar(props: BulkProps) {
  return props.items.length > 0 ? <Bar {...props} /> : null
}
