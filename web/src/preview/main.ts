// Begins the customers' app where it shows a draft: on a page of its own, so that no other visit carries a byte of it.
import { claimsOf } from './claims.ts'
import { keepNothing } from './keep-nothing.ts'
import { sendWith } from './send-with.ts'

const search = new URLSearchParams(location.search)
const token = search.get('preview') ?? ''
const claims = claimsOf(token)

keepNothing()
if (claims !== undefined) {
  const { language, store, member } = claims
  localStorage.setItem('useLanguage', language)
  localStorage.setItem('icc_corp_id', search.get('corp') ?? '')
  localStorage.setItem('storeInfo', JSON.stringify({ id: store, storeId: store, storeName: '' }))
  if (member === 1) localStorage.setItem('icc_token', someMember())
}
sendWith(token)

/** Who is shown as a member has no name; the server takes no word of this. */
function someMember(): string {
  const payload = btoa(JSON.stringify({ uid: 'preview', role: ['customer'], permission: [], tokenExpired: 8.64e15 }))
  return `preview.${payload}.preview`
}

/** Where the app itself begins. The build writes it: an import of it by name would add to what every visit loads. */
const appEntry = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app ?? ''

Promise.all([
  import('./show-strip.tsx').then(({ showStrip }) => showStrip()),
  import(/* @vite-ignore */ appEntry),
]).catch(() => document.getElementById('fault')?.removeAttribute('hidden'))
