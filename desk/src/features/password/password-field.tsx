import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type ComponentProps, useState } from 'react'
import { Field } from '../../ui/field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  readonly label: string
  readonly fault?: string | undefined
  /** One that is chosen now: password managers offer to make it and to keep it. */
  readonly isNew?: boolean
}

/** A password, hidden unless the reader wants to see it. */
export function PasswordField({ label, fault, isNew = false, ...input }: PasswordFieldProps) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} fault={fault}>
      {(ties) => (
        <span className="in" dir="ltr">
          <input
            {...ties}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={128}
          />
          <button
            type="button"
            className="btn quiet s sq"
            aria-label={t('desk.password.show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} size="s" />
          </button>
        </span>
      )}
    </Field>
  )
}
