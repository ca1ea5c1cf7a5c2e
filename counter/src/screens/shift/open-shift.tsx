import { useT } from '@tiffin/kit/client/words.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { AmountPad } from '../../features/cash/amount-pad.tsx'
import { useAmount } from '../../features/cash/use-amount.ts'
import { showToast } from '../../state/toast.ts'

/** Opens a shift with the cash that was counted [shift-2]. */
export function OpenShift() {
  const t = useT()
  const float = useAmount()
  const { mutate, isPending } = useStoreCall('/api/app/store/shift/open', ['shift'])
  const { amount } = float
  return (
    <section className="card open-shift" aria-labelledby="open-shift">
      <h2 id="open-shift" className="t16 b">
        {t('counter.shift.none')}
      </h2>
      <p className="ink2">{t('counter.shift.noneText')}</p>
      <AmountPad label={t('counter.shift.inDrawer')} value={float} />
      <button
        type="button"
        className="btn primary"
        disabled={isPending || amount === undefined}
        onClick={() =>
          amount !== undefined &&
          mutate(
            { float: amount },
            { onSuccess: ({ shiftNo }) => showToast(t('counter.shift.opened', { number: shiftNo })) },
          )
        }
      >
        {t('counter.shift.open')}
      </button>
    </section>
  )
}
