import { Agreement } from './agreement.tsx'

export function TermsScreen() {
  return <Agreement page="terms" part="serviceTerms" />
}
