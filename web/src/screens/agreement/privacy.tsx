import { Agreement } from './agreement.tsx'

export function Screen() {
  return <Agreement page="privacy" part="privacyPolicy" />
}
