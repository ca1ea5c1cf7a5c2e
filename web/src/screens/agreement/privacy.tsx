import { Agreement } from './agreement.tsx'

export function PrivacyScreen() {
  return <Agreement page="privacy" part="privacyPolicy" />
}
