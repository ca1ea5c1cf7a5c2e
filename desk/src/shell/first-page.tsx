import { Redirect } from './redirects.tsx'
import { useSections } from './sections.ts'

/** The desk opens at the first section that the person may see; who sees none finds the account. */
export function FirstPage() {
  const [first] = useSections()
  return <Redirect to={first?.to ?? '/$corp/account'} />
}
