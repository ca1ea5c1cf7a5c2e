import { type Called, defaultNickname, hasChosen } from './nickname.ts'

/** What staff calls a customer: the name, else the end of the phone behind dots, since digits alone would pass for a code. */
export function counterName(customer: Called): string {
  if (hasChosen(customer)) return customer.nickName
  const end = defaultNickname(customer.phone)
  return end === '' ? '' : `•••• ${end}`
}
