import { stockKind } from '@tiffin/core/stock/check-stock'
import { readPlanned, type StockPlan } from '@tiffin/core/stock/stock-plan'
import { weekdayName } from '@tiffin/kit/client/dates.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useStoreCall } from '../../data/use-store-call.ts'
import { Answers } from '../../features/ask/answers.tsx'
import { showToast } from '../../state/toast.ts'
import type { StockItem } from './stocks.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const nothing: StockPlan = weekdays.map(() => 0)

/** What was typed for each day, and the plan that it makes; undefined while an entry is no amount. */
function usePlan({ kind, plan }: StockItem) {
  const [typed, setTyped] = useState(() => (plan ?? nothing).map((amount) => (amount === 0 ? '' : String(amount))))
  const amounts = typed.map((text) => readPlanned(kind, text))
  const type = (day: number, text: string) => setTyped(typed.map((before, each) => (each === day ? text : before)))
  return {
    ...{ typed, amounts, type },
    likeFirst: () => setTyped(typed.map(() => typed[0] ?? '')),
    wish: amounts.every((amount) => amount !== undefined) ? amounts : undefined,
  }
}

function Days({ item, days }: { readonly item: StockItem; readonly days: ReturnType<typeof usePlan> }) {
  const t = useT()
  return (
    <div className="plan-days">
      {weekdays.map((weekday, day) => (
        <TextField
          key={weekday}
          name={`day${weekday}`}
          label={weekdayName(weekday)}
          fault={days.amounts[day] === undefined ? t('counter.stock.plan.notAmount') : undefined}
          inputMode={item.kind === stockKind.material ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="0"
          data-initial-focus={day === 0 || undefined}
          value={days.typed[day]}
          onChange={({ target }) => days.type(day, target.value)}
        />
      ))}
    </div>
  )
}

/** What a stock is filled up to when the store opens, by weekday [stock-9]. */
export function PlanDialog({ item, onClose }: { readonly item: StockItem; readonly onClose: () => void }) {
  const t = useT()
  const days = usePlan(item)
  const { mutate, isPending } = useStoreCall('/api/app/store/stock/plan', ['stock'])
  const { kind, itemId, name, unit } = item

  function save(event: FormEvent) {
    event.preventDefault()
    if (days.wish === undefined) return
    const amountList = [...days.wish]
    const hasAny = amountList.some((amount) => amount > 0)
    const done = () => {
      showToast(hasAny ? t('counter.stock.plan.saved', { name }) : `${name}: ${t('counter.stock.plan.none')}`)
      onClose()
    }
    mutate({ kind, itemId, amountList }, { onSuccess: done })
  }

  return (
    <Dialog isForm title={t('counter.stock.plan.title')} onClose={onClose}>
      <p>{unit === '' ? t('counter.stock.plan.text', { name }) : t('counter.stock.plan.textIn', { name, unit })}</p>
      <form onSubmit={save} noValidate>
        <Days {...{ item, days }} />
        <button type="button" className="btn line" onClick={days.likeFirst}>
          {t('counter.stock.plan.likeFirst', { day: weekdayName(1) })}
        </button>
        <Answers yes={t('action.save')} onNo={onClose} isDisabled={isPending || days.wish === undefined} />
      </form>
    </Dialog>
  )
}
