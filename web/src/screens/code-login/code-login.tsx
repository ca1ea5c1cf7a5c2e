import { useT } from '@tiffin/kit/client/words.ts'
import { CodeForm } from '../../features/login/code-form.tsx'

/** A log-in by code. */
export function CodeLoginScreen() {
  const t = useT()
  return <CodeForm page="codeLogin" title={t('title.codeLogin')} />
}
