import { canSetBirthday, genders, readBirthday, readEmail, readName, readNickname } from '@tiffin/core/customer/profile'
import { t } from '@tiffin/kit/client/words.ts'
import type { Profile, ProfileChange } from '../../data/customer/profile.ts'

/** The fields of the form. */
export const names = ['nickName', 'name', 'gender', 'birthday', 'email'] as const

export type Entries = Readonly<Record<(typeof names)[number], string>>

/** What is wrong, by the rules that the server knows too. A birthday that is saved has no field any more. */
export function faultsOf({ nickName, name, birthday, email }: Entries, today: string): Partial<Entries> {
  return {
    ...(readNickname(nickName).ok ? {} : { nickName: t('profile.nickNameRule') }),
    ...(readName(name).ok ? {} : { name: t('profile.nameRule') }),
    ...(birthday === '' || readBirthday(birthday, today).ok ? {} : { birthday: t('profile.birthdayRule') }),
    ...(readEmail(email).ok ? {} : { email: t('form.emailInvalid') }),
  }
}

/** As it will be kept; a text that is refused is as it was typed. */
const kept = (text: string, read: { readonly ok: true; readonly value: string } | { readonly ok: false }): string =>
  read.ok ? read.value : text

/** What was entered that differs from what is saved. */
export function changesOf(saved: Profile, { nickName, name, gender, birthday, email }: Entries): ProfileChange {
  const menuParams = {
    nickName: kept(nickName, readNickname(nickName)),
    name: kept(name, readName(name)),
    email: kept(email, readEmail(email)),
  }
  const texts = Object.entries(menuParams).filter(([field, text]) => saved[field as keyof typeof menuParams] !== text)
  const chosen = Number(gender === '' ? genders.unknown : gender)
  return {
    ...Object.fromEntries(texts),
    ...(chosen === saved.gender ? {} : { gender: chosen }),
    ...(birthday === '' || !canSetBirthday(saved.birthday, birthday) || birthday === saved.birthday
      ? {}
      : { birthday }),
  }
}
