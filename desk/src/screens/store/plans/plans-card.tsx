import { planTexts } from '@tiffin/kit/client/plan-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type PlannedItem, useStockPlans } from '../../../data/stock-plans.ts'
import { Matches, SearchPicker } from '../../../features/entry/search-picker.tsx'
import { Failed } from '../../../features/load/failed.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { PlanDialog } from './plan-dialog.tsx'

const keyOf = ({ kind, itemId }: Pick<PlannedItem, 'kind' | 'itemId'>): string => `${kind} ${itemId}`

interface PlansProps {
  readonly list: readonly PlannedItem[]
  readonly isLocked: boolean
  readonly onOpen: (item: PlannedItem) => void
}

/** What is filled up, and on which days. */
function Planned({ list, isLocked, onOpen }: PlansProps) {
  const t = useT()
  const planned = list.filter(({ amountList }) => amountList !== null)
  if (planned.length === 0) return <p className="ink2">{t('desk.plans.none')}</p>
  return (
    <ul className="planlist">
      {planned.map((item) => (
        <li key={keyOf(item)}>
          <button type="button" className="rowname" disabled={isLocked} onClick={() => onOpen(item)}>
            {item.itemName}
          </button>
          <span className="num">{planTexts(item.amountList ?? [], item.unit).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** Whatever is found by name is planned with a tap. */
function Picker({ list, isLocked, onOpen }: PlansProps) {
  const t = useT()
  return (
    <SearchPicker label={t('desk.plans.find')} isDisabled={isLocked}>
      {(text) => {
        const word = text.toLowerCase()
        const found = list.filter(({ itemName }) => itemName.toLowerCase().includes(word))
        const matches = found.map((item) => ({ id: keyOf(item), name: item.itemName }))
        const open = (id: string) => found.filter((item) => keyOf(item) === id).forEach(onOpen)
        return matches.length === 0 ? (
          <p className="ink2">{t('desk.plans.notFound')}</p>
        ) : (
          <Matches matches={matches} onAdd={open} />
        )
      }}
    </SearchPicker>
  )
}

/** What a store fills up when it opens, by weekday [stock-9]. What is saved here counts from the next opening. */
export function PlansCard({ storeId, locked }: { readonly storeId: string; readonly locked: string | undefined }) {
  const t = useT()
  const { data, error, refetch } = useStockPlans(storeId)
  const [openKey, setOpenKey] = useState<string>()
  const list = data?.list ?? []
  const item = list.find((each) => keyOf(each) === openKey) // as it is now: what another one has saved is read again
  const plans = { list, isLocked: locked !== undefined, onOpen: (each: PlannedItem) => setOpenKey(keyOf(each)) }
  return (
    <section className="card form2" aria-labelledby="store-plans">
      <div className="cardhead">
        <h2 id="store-plans">{t('desk.plans.title')}</h2>
        <span className="end t12 ink2 hide-s">{t('desk.plans.nextOpening')}</span>
      </div>
      {data !== undefined && <Planned {...plans} />}
      {data !== undefined && <Picker {...plans} />}
      {data === undefined && error === null && <SkeletonRows label={t('desk.loading')} />}
      {data === undefined && error !== null && <Failed failure={error} onRetry={() => void refetch()} />}
      {locked !== undefined && <p className="t12 ink2">{locked}</p>}
      {item && <PlanDialog storeId={storeId} item={item} onClose={() => setOpenKey(undefined)} />}
    </section>
  )
}
