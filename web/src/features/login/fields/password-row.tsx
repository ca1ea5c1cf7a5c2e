import { useQuery } from '@tanstack/react-query'
import { useT } from '@tiffin/kit/client/words.ts'
import { passwordQuery } from '../../../data/login/password.ts'
import { useHasLogin } from '../../../state/login/session.ts'
import { openPage } from '../../../state/navigation/navigation.ts'
import { paths } from '../../../state/navigation/paths.ts'
import { LinkRow } from '../../../ui/link-row.tsx'

/** Set or change, as the account is; while that is not known neither is claimed, and the page behind leads to the one that fits. */
export function PasswordRow() {
  const t = useT()
  const hasLogin = useHasLogin()
  const { data } = useQuery({ ...passwordQuery, enabled: hasLogin })
  const isSet = data?.isSetPassword
  const label = isSet === undefined ? 'login.password' : isSet ? 'title.changePwd' : 'title.setPwd'
  return <LinkRow icon="lock" label={t(label)} onClick={() => openPage(isSet ? paths.changePwd : paths.setPwd)} />
}
