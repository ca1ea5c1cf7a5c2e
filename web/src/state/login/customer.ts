import { type CustomerData, keptCustomer, useSession } from './session.ts'

/** What of a profile is kept on the device: seven fields. */
export const customerOf = ({ nickName, name, gender, birthday, phone, avatar, email }: Required<CustomerData>) => ({
  ...{ nickName, name, gender, birthday, phone, avatar, email },
})

/** Remembers the profile as the server last answered it. */
export function takeCustomer(customer: CustomerData): void {
  keptCustomer.set(customer)
  useSession.setState({ customer })
}
