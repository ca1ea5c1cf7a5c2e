import { cleanGuestName, guestNameLength } from '@tiffin/core/order/guest-name'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { t as say, useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { useSession } from '../../state/login/session.ts'

interface NameFormProps {
  readonly label: string
  readonly onSend: (name: string) => Promise<void>
}

/** Asks under which name somebody orders with others. */
export function NameForm({ label, onSend }: NameFormProps) {
  const t = useT()
  const nickName = useSession(({ customer }) => customer?.nickName ?? '')
  const form = useForm({
    names: ['name'],
    check: ({ name }) => ({ name: cleanGuestName(name) === '' ? say('group.nameMissing') : '' }),
    send: ({ name }) => onSend(cleanGuestName(name)),
    places: { groupNameInvalid: 'name', groupNameTaken: 'name' },
  })
  return (
    <form {...form.formProps} className={formCss.form}>
      <TextField
        name="name"
        label={t('group.name')}
        hint={t('group.nameHint')}
        fault={form.faults.name}
        defaultValue={cleanGuestName(nickName)}
        autoComplete="given-name"
        maxLength={guestNameLength}
      />
      <FormFoot fault={form.fault} isBusy={form.isBusy} label={label} />
    </form>
  )
}
