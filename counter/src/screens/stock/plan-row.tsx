import { planTexts } from '@tiffin/kit/client/plan-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useMay } from '../../state/session.ts'
import { PlanDialog } from './plan-dialog.tsx'
import type { StockItem } from './stocks.ts'

/** What a stock is filled up to at opening, and, for who runs the store, the way to plan it [stock-9]. */
export function PlanRow({ item }: { readonly item: StockItem }) {
  const t = useT()
  const may = useMay()
  const [isOpen, open] = useState(false)
  const { plan, unit } = item
  if (plan === null && !may('store:edit')) return null
  return (
    <div className="plan-row">
      <p className="grow t14">
        <span className="ink2">{t('counter.stock.plan.title')}</span>
        <span className="b">{plan === null ? t('counter.stock.plan.none') : planTexts(plan, unit).join(' · ')}</span>
      </p>
      {may('store:edit') && (
        <button type="button" className="btn line" onClick={() => open(true)}>
          {t('counter.stock.plan.change')}
        </button>
      )}
      {isOpen && <PlanDialog item={item} onClose={() => open(false)} />}
    </div>
  )
}
