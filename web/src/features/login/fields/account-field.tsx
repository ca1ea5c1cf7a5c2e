import { useSession } from '../../../state/login/session.ts'

/** Tells password managers whose password it is; nobody sees it. */
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
