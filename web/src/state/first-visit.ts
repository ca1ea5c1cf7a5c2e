import { corpOfAddress } from '../entry/address.ts'
import { appVersion, keptVersion } from '../entry/app-version.ts'
import { keptCorp } from '../entry/kept-values.ts'
import { clearCart } from './cart.ts'
import { moveCorpToSearch } from './corp.ts'
import { clearSession } from './session.ts'
import { clearStore } from './store.ts'

/** Before anything else: which brand this is, and nothing left of another one. */
export function settleBrand(): void {
  moveCorpToSearch()
  const corp = corpOfAddress()
  if (corp !== '' && corp !== keptCorp.get()) {
    clearSession()
    clearCart()
    clearStore()
    keptCorp.set(corp)
  }
  keptVersion.set(appVersion)
}
