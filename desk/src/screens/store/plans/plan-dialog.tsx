import { stockKind } from '@tiffin/core/stock/check-stock'
import { readPlanned } from '@tiffin/core/stock/stock-plan'
import { weekdayName } from '@tiffin/kit/client/dates.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useState } from 'react'
import { type PlannedItem, stockPlansKey } from '../../../data/stock-plans.ts'
import { useDeskCall } from '../../../data/use-desk-call.ts'
import { FormDialog } from '../../../features/dialog/form-dialog.tsx'
import { weekdays } from '../../../features/store/weekday-checks.tsx'
import { showToast } from '../../../state/toast.ts'
import { TextField } from '../../../ui/field.tsx'

interface PlanDialogProps {
  readonly storeId: string
  readonly item: PlannedItem
  readonly onClose: () => void
}

/** What was typed for each day, and the plan that it makes; undefined while an entry is no amount. */
function usePlan({ kind, amountList }: PlannedItem) {
  const [typed, setTyped] = useState(() => weekdays.map((weekday) => String(amountList?.[weekday - 1] || '')))
  const amounts = typed.map((text) => readPlanned(kind, text))
  return {
    ...{ typed, amounts },
    type: (day: number, text: string) => setTyped((before) => before.with(day, text)),
    likeFirst: () => setTyped(typed.map(() => typed[0] ?? '')),
    wish: amounts.every((amount) => amount !== undefined) ? amounts : undefined,
  }
}

function Days({ kind, plan }: { readonly kind: PlannedItem['kind']; readonly plan: ReturnType<typeof usePlan> }) {
  const t = useT()
  return (
    <div className="plandays">
      {weekdays.map((weekday, day) => (
        <TextField
          key={weekday}
          label={weekdayName(weekday)}
          fault={plan.amounts[day] === undefined ? t('desk.plans.notAmount') : undefined}
          inputMode={kind === stockKind.material ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="0"
          isLatin
          data-initial-focus={day === 0 || undefined}
          value={plan.typed[day]}
          onChange={({ target }) => plan.type(day, target.value)}
        />
      ))}
    </div>
  )
}

/** What a stock is filled up to at each opening [stock-9]. */
export function PlanDialog({ storeId, item, onClose }: PlanDialogProps) {
  const t = useT()
  const plan = usePlan(item)
  const { mutateAsync, isPending } = useDeskCall('/api/app/desk/stock/set-plan', stockPlansKey)
  const { kind, itemId, itemName, unit, amountList } = item

  async function save(event: FormEvent) {
    event.preventDefault()
    if (plan.wish === undefined) return
    const saved = { storeId, kind, itemId, from: amountList, to: plan.wish }
    const isKept = await mutateAsync(saved).then(
      () => true,
      () => false, // the failure is shown where the call is made
    )
    if (!isKept) return
    showToast(t('desk.plans.saved', { name: itemName }))
    onClose()
  }

  return (
    <FormDialog
      title={itemName}
      intro={unit === '' ? t('desk.plans.text') : t('desk.plans.textIn', { unit })}
      action={t('action.save')}
      isBusy={isPending}
      isDisabled={plan.wish === undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Days {...{ kind, plan }} />
      <button type="button" className="btn line s" onClick={plan.likeFirst}>
        {t('desk.plans.likeFirst', { day: weekdayName(1) })}
      </button>
    </FormDialog>
  )
}
