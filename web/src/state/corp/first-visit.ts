import { appVersion } from '@tiffin/kit/client/app-version.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { keptCorp, keptVersion } from '../../entry/kept-values.ts'
import { clearCart } from '../cart/cart.ts'
import { clearSession, useSession } from '../login/session.ts'
import { clearStore } from '../store/store.ts'
import { moveCorpToSearch } from './corp.ts'

/** Before anything else: which brand this is. A log-in never carries over to another one. */
export function meetCorp(): void {
  moveCorpToSearch()
  if (corpOfAddress() !== keptCorp.get()) useSession.setState({ token: '', customer: null })
  keptVersion.set(appVersion)
}

/** Once the brand is known to exist: nothing is left of another one. A mistyped address costs no cart. */
export function settleCorp(): void {
  const corp = corpOfAddress()
  if (corp === keptCorp.get()) return
  clearSession()
  clearCart()
  clearStore()
  keptCorp.set(corp)
}
