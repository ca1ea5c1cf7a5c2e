interface Called {
  readonly nickName: string
  /** Masked or not: its end is to be seen. */
  readonly phone: string
}

/** What a customer is called who has chosen no name: the end of their phone number. */
export const defaultNickname = (phone: string): string => phone.slice(-4)

/** The name to greet a customer by: the first word of what they chose. Empty for one who has only the end of their phone number. */
export const greetingName = ({ nickName, phone }: Called): string =>
  phone.endsWith(nickName) ? '' : (nickName.trim().split(/\s+/)[0] ?? '')
