import { discountType } from '@tiffin/core/pricing/bill'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import type { DiscountFor } from '../../data/discount.ts'
import { money } from '../../state/money.ts'
import { Choices } from '../../ui/choices.tsx'
import { ChooseReason } from '../../ui/choose-reason.tsx'
import { AskApproval } from '../approval/ask-approval.tsx'
import { Answers } from '../ask/answers.tsx'
import { DiscountPad } from './discount-pad.tsx'
import { useKinds } from './kinds.ts'
import { useDiscountForm } from './use-discount-form.ts'

const reasons = ['waited', 'mistake', 'regular', 'staffMeal', 'other'] as const

const nameOf = (type: number) => (type === discountType.employee ? 'discount.employee' : 'discount.manual')

/** Whether the discount is typed in per cent. */
function InPercent({ isPercent, onChange }: { isPercent: boolean; onChange: (isPercent: boolean) => void }) {
  const t = useT()
  return (
    <label className="reason">
      <input type="checkbox" checked={isPercent} onChange={({ target }) => onChange(target.checked)} />
      {t('counter.discount.inPercent')}
    </label>
  )
}

interface AskDiscountProps {
  readonly target: DiscountFor
  readonly onDone: () => void
}

/** Asks how much to take off, of which kind, and why. */
export function AskDiscount({ target, onDone }: AskDiscountProps) {
  const t = useT()
  const may = useKinds()
  const form = useDiscountForm(may, target, onDone)
  const { wish, refused, stop } = form.asking
  return (
    <Dialog isForm title={t('counter.discount.title')} onClose={onDone}>
      <form onSubmit={form.submit} noValidate>
        <div className="sides">
          <div className="side">
            <Choices
              legend={t('counter.discount.kind')}
              options={may.map(({ type: value, most }) => ({
                ...{ value, text: t(nameOf(value)) },
                note:
                  most > 0 ? t('counter.discount.upTo', { amount: money(most) }) : t('counter.discount.byColleague'),
              }))}
              chosen={form.type}
              onChoose={form.setType}
            />
            {form.type === discountType.employee ? (
              <InPercent isPercent={form.isPercent} onChange={form.setPercent} />
            ) : null}
            <DiscountPad
              typed={form.typed}
              onChange={form.setTyped}
              isPercent={form.takesPercent}
              fault={form.fault === 'amount' ? t('counter.discount.wrong') : ''}
            />
          </div>
          <div className="side">
            <ChooseReason
              legend={t('counter.discount.reason')}
              reasons={reasons.map((reason) => t(`counter.discount.reasons.${reason}`))}
              onChoose={form.setReason}
              fault={form.fault === 'reason' ? t('counter.discount.reasonRequired') : ''}
            />
          </div>
        </div>
        <Answers yes={t('counter.discount.give')} onNo={onDone} isDisabled={form.isPending} />
      </form>
      {wish && (
        <AskApproval
          wish={wish.approval}
          what={`${t(nameOf(wish.grant.type))} \u2066−${wish.worth}\u2069`}
          limit={wish.limit}
          fault={refused}
          isBusy={form.isPending}
          onApproval={form.allow}
          onClose={stop}
        />
      )}
    </Dialog>
  )
}
