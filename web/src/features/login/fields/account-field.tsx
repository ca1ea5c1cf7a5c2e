import { useSession } from '../../../state/login/session.ts'

/** Says to password managers whose password it is; never seen. */
export function AccountField() {
  const phone = useSession(({ customer }) => customer?.phone ?? '')
  return (
    <input
      className="sr"
      type="text"
      name="account"
      autoComplete="username"
      value={phone}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
