import { earliestBirthday, genders, profileLength, typedLength } from '@tiffin/core/customer/profile'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import { ask } from '@tiffin/kit/client/ask.ts'
import { useSettings } from '@tiffin/kit/client/brand.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { useId, useState } from 'react'
import { type Profile, saveProfile } from '../../data/customer/profile.ts'
import { useDates } from '../../state/language/dates.ts'
import { changesOf, faultsOf, names } from './changes.ts'
import css from './personal-data.module.css'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

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

/** A line that is told and not entered. */
function Fact({ label, hint, children }: { readonly label: string; readonly hint: string; readonly children: string }) {
  return (
    <div className={formCss.part}>
      <span className={formCss.label}>{label}</span>
      <p className={`field ${css.fact}`}>
        <bdi className="num">{children}</bdi>
      </p>
      <p className={formCss.below}>{hint}</p>
    </div>
  )
}

interface ProfileFormProps {
  readonly saved: Profile
  readonly onSaved: (profile: Profile) => void
}

/** Everything of the customer that customers may write; only what has changed is sent. */
export function ProfileForm({ saved, onSaved }: ProfileFormProps) {
  const t = useT()
  const dates = useDates()
  const { timeZone } = useSettings()
  const today = localTimeAt(serverNow(), timeZone).date
  const [isChanged, setChanged] = useState(false)

  async function mayKeepBirthday(birthday: string): Promise<boolean> {
    const answer = await ask({
      title: t('profile.birthdayAsk', { date: dates.date(birthday) }),
      text: t('profile.birthdayOnce'),
      confirm: { label: t('action.save'), answer: 'save' },
      cancel: { label: t('profile.birthdayCheck'), answer: 'check' },
    })
    return answer === 'save'
  }

  const form = useForm({
    names,
    check: (entries) => faultsOf(entries, today),
    send: async (entries) => {
      const change = changesOf(saved, entries)
      if (typeof change.birthday === 'string' && !(await mayKeepBirthday(change.birthday))) return
      const profile = Object.keys(change).length === 0 ? saved : await saveProfile(change)
      setChanged(false)
      showToast(t('profile.saved'))
      onSaved(profile)
    },
    places: { nicknameInvalid: 'nickName', emailInvalid: 'email', birthdayFixed: 'birthday' },
  })
  useAskBeforeLeaving(isChanged)
  const { faults, fault, isBusy, entries, formProps } = form
  const isLocked = saved.birthday !== null
  const noteChange = () => setChanged(Object.keys(changesOf(saved, entries())).length > 0)
  return (
    <form {...formProps} className={formCss.form} onInput={noteChange}>
      <TextField
        name="nickName"
        label={t('profile.nickName')}
        fault={faults.nickName}
        hint={t('profile.nickNameRule')}
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
      {isLocked ? (
        <Fact label={t('profile.birthday')} hint={t('profile.birthdayLocked')}>
          {dates.date(saved.birthday ?? '')}
        </Fact>
      ) : (
        <TextField
          name="birthday"
          label={t('profile.birthday')}
          fault={faults.birthday}
          hint={t('profile.birthdayOnce')}
          type="date"
          autoComplete="bday"
          min={earliestBirthday}
          max={addDays(today, -1)}
        />
      )}
      <Fact label={t('profile.phone')} hint={t('profile.phoneFixed')}>
        {`\u2066${saved.phone}\u2069`}
      </Fact>
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
      <FormFoot fault={fault} isBusy={isBusy} label={t('action.save')} />
    </form>
  )
}
