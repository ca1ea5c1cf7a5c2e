import { corpOfAddress } from '../entry/address.ts'
import { appVersion, keptVersion } from '../entry/app-version.ts'
import { keptCorp } from '../entry/kept-values.ts'
import { clearCart } from './cart.ts'
import { moveCorpToSearch } from './corp.ts'
import { clearSession, useSession } from './session.ts'
import { clearStore } from './store.ts'

/** Before anything else: which brand this is. Nobody is logged in at another one than before. */
export function meetCorp(): void {
  moveCorpToSearch()
  if (corpOfAddress() !== keptCorp.get()) useSession.setState({ token: '', customer: null })
  keptVersion.set(appVersion)
}

/** Once the brand is known to exist: nothing is left of another one. A mistyped address costs nobody his cart. */
export function settleBrand(): void {
  const corp = corpOfAddress()
  if (corp === keptCorp.get()) return
  clearSession()
  clearCart()
  clearStore()
  keptCorp.set(corp)
}
