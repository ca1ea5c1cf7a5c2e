import { profileLength, readEmail } from '@tiffin/core/customer/profile'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { t as say, useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { mailReceipt } from '../../data/order/receipt.ts'
import css from './receipt-card.module.css'

interface MailFormProps {
  readonly orderId: string
  readonly onClose: () => void
}

function emailFault(text: string): string {
  const read = readEmail(text)
  return read.ok && read.value !== '' ? '' : say('form.emailInvalid')
}

function MailForm({ orderId, onClose }: MailFormProps) {
  const t = useT()
  const form = useForm({
    names: ['email'],
    check: ({ email }) => ({ email: emailFault(email) }),
    send: async ({ email }) => {
      await mailReceipt(orderId, email.trim())
      showToast(say('receipt.sent'))
      onClose()
    },
    places: { emailInvalid: 'email' },
  })
  return (
    <form {...form.formProps} className={formCss.form}>
      <TextField
        name="email"
        label={t('receipt.email')}
        hint={t('receipt.mailHint')}
        fault={form.faults.email}
        type="email"
        dir="ltr"
        autoComplete="email"
        inputMode="email"
        maxLength={profileLength.email}
      />
      <FormFoot fault={form.fault} isBusy={form.isBusy} label={t('receipt.sendNow')} />
    </form>
  )
}

/** Asks where a receipt is to be sent, once [receipt-7]. */
export function MailSheet({ isOpen, ...form }: MailFormProps & { readonly isOpen: boolean }) {
  const t = useT()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={form.onClose}
      label={t('receipt.mailTitle')}
      head={<h2 className={`t20 h ${css.title}`}>{t('receipt.mailTitle')}</h2>}
    >
      <MailForm {...form} />
    </Sheet>
  )
}
