import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Field, type FieldProps } from '@tiffin/kit/ui/field.tsx'
import css from '@tiffin/kit/ui/form.module.css'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'

interface PasswordFieldProps extends FieldProps {
  /** One that is chosen now: password managers offer to make it and to keep it. */
  readonly isNew?: boolean
}

/** A password, hidden unless the customer wants to see it. */
export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={`${css.entry} ${css.password}`}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
          />
          <button
            type="button"
            className={`iconbtn ${css.eye}`}
            aria-label={t('login.showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </>
      )}
    </Field>
  )
}
