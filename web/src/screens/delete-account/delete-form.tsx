import { codeIn } from '@tiffin/core/customer/sms-code'
import { ask } from '@tiffin/kit/client/ask.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useId } from 'react'
import { codeFor, deleteAccount } from '../../data/login/login.ts'
import { codeFault } from '../../features/login/faults.ts'
import { CodeField } from '../../features/login/fields/code-field.tsx'
import css from './delete-account.module.css'
import { justSent } from './just-sent.ts'
import { leaveNothing } from './leave-nothing.ts'

const names = ['code', 'understood'] as const

/** The server knows whose phone it is. */
const ownPhone = () => ({ areaCode: '', phone: '' })

function Tick({ fault = '' }: { readonly fault: string | undefined }) {
  const t = useT()
  const below = useId()
  return (
    <div data-fault={fault !== '' || undefined} className={css.tick}>
      <label className={`choice ${css.tickRow}`}>
        <input type="checkbox" name="understood" aria-invalid={fault !== ''} aria-describedby={below} />
        <span className="tick">
          <Icon name="check" size="xs" />
        </span>
        <span>{t('account.tick')}</span>
      </label>
      <p id={below} role="alert" className={formCss.below}>
        {fault}
      </p>
    </div>
  )
}

interface DeleteFormProps {
  readonly phone: string
  /** Orders came in between: they are shown instead. */
  readonly onOrdersOpen: () => void
}

/** Asked twice: an account cannot be restored. */
async function isMeant(t: ReturnType<typeof useT>): Promise<boolean> {
  const cancel = { label: t('account.keep'), answer: 'keep' }
  const first = await ask({
    title: t('account.ask'),
    text: t('account.deleteWarn'),
    confirm: { label: t('title.deleteAccount'), answer: 'delete' },
    cancel,
  })
  if (first !== 'delete') return false
  const second = await ask({
    title: t('account.askAgain'),
    text: t('account.askAgainText'),
    confirm: { label: t('account.forGood'), answer: 'delete' },
    cancel,
  })
  return second === 'delete'
}

/** The code to the customer's own phone, a tick, and two questions: then the account is gone. */
export function DeleteForm({ phone, onOrdersOpen }: DeleteFormProps) {
  const t = useT()

  const form = useForm({
    names,
    check: ({ code, understood }) => ({
      code: codeFault(code),
      understood: understood === '' ? t('account.tickFirst') : '',
    }),
    send: async ({ code }) => {
      if (!(await isMeant(t))) return
      try {
        await deleteAccount(codeIn(code))
      } catch (failure) {
        if (isRefusal(failure, 'ordersOpen')) onOrdersOpen()
        throw failure
      }
      await leaveNothing()
    },
    places: { codeWrong: 'code', codeExpired: 'code', tooManyTries: 'code' },
  })
  const { faults, fault, failure, isBusy, formProps, explain, refuse } = form
  const toOwnPhone = () => {
    refuse({})
    return ownPhone()
  }
  const explainCode = (failure: unknown) => {
    const wait = justSent(failure)
    if (wait === '') explain(failure)
    else refuse({ code: wait })
  }
  return (
    <form {...formProps} className={`card ${formCss.form} ${formCss.roomy}`}>
      <p className={`ink2 ${css.codeTo}`}>{t('account.codeTo', { phone: `\u2066${phone}\u2069` })}</p>
      <CodeField scene={codeFor.change} fault={faults.code} to={toOwnPhone} onFailure={explainCode} failure={failure} />
      <Tick fault={faults.understood} />
      <p role="alert" className={`notice error ${formCss.whole}`}>
        {fault}
      </p>
      <button type="submit" className={`btn big wide ${css.delete} ${isBusy ? 'loading' : ''}`} aria-busy={isBusy}>
        {t('title.deleteAccount')}
      </button>
    </form>
  )
}
