import { ask } from '@tiffin/kit/client/ask.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { type ChangeEvent, useState } from 'react'
import { type Profile, saveProfile } from '../../data/customer/profile.ts'
import { useDates } from '../../state/language/dates.ts'
import { changesOf, faultsOf, names } from './changes.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

async function mayKeepBirthday(date: string): Promise<boolean> {
  const answer = await ask({
    title: t('profile.birthdayAsk', { date }),
    text: t('profile.birthdayOnce'),
    confirm: { label: t('action.save'), answer: 'save' },
    cancel: { label: t('profile.birthdayCheck'), answer: 'check' },
  })
  return answer === 'save'
}

interface ProfileFormSetting {
  readonly saved: Profile
  /** The store's date. */
  readonly today: string
  readonly onSaved: (profile: Profile) => void
}

/** The form of a profile: only what has changed is sent, and leaving it unsaved is asked about. */
export function useProfileForm({ saved, today, onSaved }: ProfileFormSetting) {
  const dates = useDates()
  const [isChanged, setChanged] = useState(false)
  const form = useForm({
    names,
    check: (entries) => faultsOf(entries, today),
    send: async (entries) => {
      const change = changesOf(saved, entries)
      if (typeof change.birthday === 'string' && !(await mayKeepBirthday(dates.date(change.birthday)))) return
      const profile = Object.keys(change).length === 0 ? saved : await saveProfile(change)
      setChanged(false)
      showToast(t('profile.saved'))
      onSaved(profile)
    },
    places: { nicknameInvalid: 'nickName', emailInvalid: 'email', birthdayFixed: 'birthday' },
  })
  useAskBeforeLeaving(isChanged)
  const noteChange = (event: ChangeEvent<HTMLFormElement>) => {
    form.formProps.onChange(event)
    setChanged(Object.keys(changesOf(saved, form.entries())).length > 0)
  }
  return { form, isChanged, noteChange }
}
