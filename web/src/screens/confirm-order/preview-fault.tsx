import type { CartLine } from '@tiffin/core/cart/cart-line'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import css from './confirm-order.module.css'
import { canRemove, faultsOf, removeProducts } from './removable.ts'

interface PreviewFaultProps {
  readonly fault: Error
  readonly lines: readonly CartLine[]
  readonly onRetry: () => void
}

/** The server says no to the cart as it is; the reason is in its own words, and what can be left out is offered to be. */
export function PreviewFault({ fault, lines, onRetry }: PreviewFaultProps) {
  const t = useT()
  if (!(fault instanceof CallFailure) || fault.kind !== 'refusal') return <LoadFault isPart onRetry={onRetry} />
  const faults = faultsOf(fault)
  return (
    <div className={`notice warn ${css.fault}`} role="alert">
      {(faults?.texts ?? [fault.message]).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {faults !== undefined && canRemove(lines, faults.productIds) ? (
        <button type="button" className="btn line" onClick={() => removeProducts(faults.productIds)}>
          {t('confirm.removeAndContinue')}
        </button>
      ) : null}
    </div>
  )
}
