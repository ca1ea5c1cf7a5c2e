/** What names a customer. */
export interface Called {
  readonly nickName: string
  /** Masked or not, its last four digits are there; empty for one without a phone. */
  readonly phone: string
}

/** What a customer is called who has chosen no name: the end of their phone number. */
export const defaultNickname = (phone: string): string => phone.slice(-4)

/** Whether a customer has chosen a name. */
export const hasChosen = ({ nickName, phone }: Called): boolean =>
  nickName !== '' && nickName !== defaultNickname(phone)

/** The name to greet a customer by: the first word of what they chose. Empty for one who has only the end of their phone number. */
export const greetingName = (customer: Called): string =>
  hasChosen(customer) ? (customer.nickName.trim().split(/\s/)[0] ?? '') : ''
