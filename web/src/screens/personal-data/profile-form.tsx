import { genders, profileLength, typedLength } from '@tiffin/core/customer/profile'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { useEffect, useId } from 'react'
import type { Profile } from '../../data/customer/profile.ts'
import { useDates } from '../../state/language/dates.ts'
import { AccountLinks } from './account-links.tsx'
import { BirthdayField } from './birthday-field.tsx'
import css from './personal-data.module.css'
import { useProfileForm } from './use-profile-form.ts'

function Gender({ saved }: { readonly saved: number }) {
  const t = useT()
  const id = useId()
  return (
    <div className={`${formCss.part} ${css.gender}`}>
      <span className={formCss.label} id={id}>
        {t('profile.genderLabel')}
      </span>
      <div className="seg" role="radiogroup" aria-labelledby={id}>
        {(['female', 'male', 'unknown'] as const).map((gender) => (
          <label key={gender} className="choice">
            <input type="radio" name="gender" value={genders[gender]} defaultChecked={saved === genders[gender]} />
            {t(`profile.gender.${gender}`)}
          </label>
        ))}
      </div>
    </div>
  )
}

/** A value that cannot be changed, in the shape of a field [page-95]. */
function LockedField({
  label,
  hint,
  children,
}: {
  readonly label: string
  readonly hint: string
  readonly children: string
}) {
  return (
    <div className={formCss.part}>
      <p className={formCss.label}>{label}</p>
      <p className={`field ${css.locked}`}>
        <bdi className="grow num">{children}</bdi>
        <Icon name="lock" size="s" />
      </p>
      <p className={formCss.below}>{hint}</p>
    </div>
  )
}

interface BirthdayProps {
  readonly saved: string | null
  readonly fault: string | undefined
  /** The store's date. */
  readonly today: string
}

/** Entered once; then it is shown only. */
function Birthday({ saved, fault, today }: BirthdayProps) {
  const t = useT()
  const dates = useDates()
  if (saved !== null) {
    return (
      <LockedField label={t('profile.birthday')} hint={t('profile.birthdayLocked')}>
        {dates.date(saved)}
      </LockedField>
    )
  }
  return <BirthdayField fault={fault} today={today} />
}

/** The bar that comes with the first change does not lie over the field that is being filled in. */
function useFieldInSight(isChanged: boolean): void {
  useEffect(() => {
    if (isChanged) document.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [isChanged])
}

interface ProfileFormProps {
  readonly saved: Profile
  readonly onSaved: (profile: Profile) => void
}

/** Everything of the customer that customers may write; only what has changed is sent. Its button comes at the foot of the page with the first change [page-47]. */
export function ProfileForm({ saved, onSaved }: ProfileFormProps) {
  const t = useT()
  const { timeZone } = useSettings()
  const today = localTimeAt(serverNow(), timeZone).date
  const { form, isChanged, noteChange } = useProfileForm({ saved, today, onSaved })
  const { faults, fault, isBusy, formProps } = form
  const id = useId()
  useFieldInSight(isChanged)
  return (
    <>
      <div className={`narrow-page ${css.own}`}>
        <form
          {...formProps}
          id={id}
          className={`card ${formCss.form} ${formCss.roomy} ${formCss.pushing}`}
          onChange={noteChange}
        >
          <TextField
            name="nickName"
            label={t('profile.nickName')}
            fault={faults.nickName}
            autoComplete="nickname"
            maxLength={typedLength.nickName}
            defaultValue={saved.nickName}
          />
          <TextField
            name="name"
            label={t('profile.name')}
            fault={faults.name}
            autoComplete="name"
            maxLength={typedLength.name}
            defaultValue={saved.name}
          />
          <Gender saved={saved.gender} />
          <Birthday saved={saved.birthday} fault={faults.birthday} today={today} />
          <LockedField label={t('profile.phone')} hint={t('profile.phoneFixed')}>
            {`\u2066${saved.phone}\u2069`}
          </LockedField>
          <TextField
            name="email"
            label={t('profile.email')}
            fault={faults.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={profileLength.email}
            defaultValue={saved.email}
          />
        </form>
        <AccountLinks />
      </div>
      {isChanged ? (
        <div className="bar">
          <FormFoot form={id} fault={fault} isBusy={isBusy} label={t('action.save')} />
        </div>
      ) : null}
    </>
  )
}
