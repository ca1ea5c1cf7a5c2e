import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { sendEarly } from '@tiffin/kit/client/early-calls.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { firstLanguage } from '../first-language.ts'
import { keptCorp, keptStore, keptToken } from '../kept-values.ts'
import { fetchMenuPictures } from '../pictures/menu-pictures.ts'
import { categoryCall, productCall, promotionCall } from './menu-calls.ts'
import { written } from './written.ts'

/** The store that the app will come up with: the chosen one, else the one that stands in the page. */
function firstStore(isKnownCorp: boolean): string | undefined {
  const chosen = isKnownCorp ? keptStore.get() : null
  if (chosen !== null) return chosen.storeId
  const known = written<{ storeId: string }>('tiffin-store')
  return known?.language === firstLanguage() ? known.data.storeId : undefined
}

/** What the menu shows is asked for while its code is still on the way. */
export function sendMenuCalls(): void {
  if (corpOfAddress() === '') return
  const isKnownCorp = keptCorp.get() === corpOfAddress()
  const token = isKnownCorp ? keptToken.get() : ''
  const storeId = firstStore(isKnownCorp)
  if (storeId === undefined) return
  const headers = callHeaders({ language: firstLanguage(), token })
  const send = ([path, body]: readonly [string, unknown]) => sendEarly({ path, headers, body })
  const products = send(productCall(storeId, token !== ''))
  const categories = send(categoryCall(storeId))
  send(promotionCall(storeId))
  fetchMenuPictures(products, categories).catch(() => undefined)
}
