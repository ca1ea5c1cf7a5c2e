import type { CallMap } from '@tiffin/contract/calls'
import { requestOf } from '@tiffin/core/cart/lines'
import { type JoinedCart, joinCarts, type Limits, type StoreCart } from '@tiffin/core/cart/merge'
import { ask } from '@tiffin/kit/client/ask.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { productCall } from '../../entry/calls/menu-calls.ts'
import { type Assistant, helperOf, takeAssistant, useHelp } from '../../state/help.ts'
import { loadRestOfWords } from '../../state/language/words.ts'
import { offerUndo } from '../../state/undo.ts'
import { contentOf, currentUid, deviceCart, keptKnown, knownOf } from './known-cart.ts'
import { otherStoreOf, putCart } from './put-cart.ts'

type SavedCart = Omit<CallMap['/api/app/order/cart/detail']['output'], 'assistant'>

const cartOf = ({ storeId, list }: SavedCart): StoreCart => ({ storeId, lines: list })

/** What an order of a store may hold; unknown limits cut nothing, create has the last word. */
async function limitsOf(storeId: string): Promise<Limits> {
  const menu = await call(...productCall(storeId, true), { isSilent: true }).catch(() => undefined)
  return new Map(menu?.list.map((product) => [product.productId, product]))
}

async function putBack(cart: StoreCart): Promise<void> {
  const other = await otherStoreOf(cart)
  putCart(cart, other)
}

/** Loads the words first: the message may come before them. */
const wordsAreThere = () => loadRestOfWords().catch(() => undefined)

async function tellJoined({ cutList, replaced }: JoinedCart, messageKey: 'cart.merged' | 'cart.restored' | undefined) {
  await wordsAreThere()
  if (replaced !== null) offerUndo(t('cart.replaced'), () => putBack(replaced))
  else if (cutList.length > 0) {
    await ask({
      title: t('cart.cut'),
      lines: cutList.map(({ productName: name, num: count }) => t('cart.cutLine', { name, count })),
      confirm: { label: t('action.ok'), answer: 'ok' },
    })
  } else if (messageKey !== undefined) showToast(t(messageKey))
}

/** The first agreement after logging in: what was chosen as a visitor joins what the account holds. */
async function join(uid: string, saved: SavedCart): Promise<void> {
  const account = cartOf(saved)
  const limits = account.storeId === null || account.lines.length === 0 ? new Map() : await limitsOf(account.storeId)
  const other = await otherStoreOf(account)
  const device = deviceCart() // last, and put at once: nothing that is added meanwhile is lost
  const isSameStore = device.lines.length > 0 && account.lines.length > 0 && device.storeId === account.storeId
  const joined = joinCarts(device, account, limits)
  putCart(joined, other)
  keptKnown.set({ uid, version: saved.version, content: contentOf(account) })
  const messageKey = isSameStore ? 'cart.merged' : account.lines.length > 0 ? 'cart.restored' : undefined
  tellJoined(joined, messageKey)
  await save()
}

/** Another device has saved since: its cart counts here too, and the app says so. */
async function takeOver(uid: string, saved: SavedCart): Promise<void> {
  const cart = cartOf(saved)
  const other = await otherStoreOf(cart)
  const device = deviceCart() // last, and put at once: what is added meanwhile can be taken back
  putCart(cart, other)
  keptKnown.set({ uid, version: saved.version, content: contentOf(cart) })
  if (contentOf(device) !== contentOf(cart)) tellChanged(device)
}

async function tellChanged(device: StoreCart): Promise<void> {
  await wordsAreThere()
  const assistant = helperOf(useHelp.getState())
  const message =
    assistant === null ? t('cart.changedElsewhere') : t('assist.changedCart', { name: assistant.employeeName })
  if (device.lines.length === 0) showToast(message)
  else offerUndo(message, () => putBack(device))
}

/** Products of the saved cart that are on no menu any more are named, as when an order is made again. */
async function tellRemoved({ removedList }: SavedCart): Promise<void> {
  if (removedList.length === 0) return
  await wordsAreThere()
  await ask({
    title: t('reorder.removed'),
    lines: removedList.map(({ productName }) => productName),
    confirm: { label: t('action.ok'), answer: 'ok' },
  })
}

type CartCall = 'save' | 'detail'

/** The message of the last refusal, by customer and call: a refusal that lasts comes with every sync and is shown once. */
const shownRefusals = new Map<string, string>()
const refusalKey = (cartCall: CartCall) => `${currentUid()} ${cartCall}`
const forgetRefusal = (cartCall: CartCall) => shownRefusals.delete(refusalKey(cartCall))

/** The server's no to a cart is shown [call-8]; that it is out of reach is shown for the whole app, and log-out by the shell. */
function tellRefusal(failure: unknown, cartCall: CartCall): undefined {
  if (!(failure instanceof CallFailure)) throw failure
  if (failure.kind !== 'refusal' || isRefusal(failure, 'notLoggedIn')) return
  const { message } = failure
  if (shownRefusals.get(refusalKey(cartCall)) !== message) showToast(message)
  shownRefusals.set(refusalKey(cartCall), message)
}

/** Sends the cart of this device when it is not what was agreed on. Out of reach: it is sent with the next change, or when the connection is back. */
export async function save(): Promise<void> {
  const uid = currentUid()
  const known = uid === undefined ? undefined : knownOf(uid)
  const cart = deviceCart()
  const content = contentOf(cart)
  if (uid === undefined || known === undefined || cart.storeId === null || content === known.content) return
  const { storeId, lines } = cart
  const { version } = known
  try {
    const body = { storeId, version, productRequestList: lines.map(requestOf) }
    const saved = await call('/api/app/order/cart/save', body, { isSilent: true })
    keptKnown.set({ uid, version: saved.version, content })
    forgetRefusal('save')
  } catch (failure) {
    if (isRefusal(failure, 'cartConflict')) await takeOver(uid, failure.data)
    else tellRefusal(failure, 'save')
  }
}

/** A discount that staff has just granted is announced; one that was changed or withdrawn shows in the bill. */
async function tellDiscount(assistant: Assistant | null, before: Assistant['discountList']): Promise<void> {
  if (assistant === null || assistant.discountList.length <= before.length) return
  await wordsAreThere()
  showToast(t('assist.discounted', { name: assistant.employeeName }))
}

/** What the server has, and who helps, as they are now; undefined when it says no or another customer is logged in by then. */
async function findSaved(uid: string | undefined): Promise<SavedCart | undefined> {
  if (uid === undefined) return undefined
  const saved = await call('/api/app/order/cart/detail', {}, { isSilent: true }).catch((failure) =>
    tellRefusal(failure, 'detail'),
  )
  if (saved === undefined || currentUid() !== uid) return undefined
  forgetRefusal('detail')
  const before = useHelp.getState().assistant?.discountList ?? []
  const assistant = saved.assistant ?? null // a cart that came with a conflict names no helper
  takeAssistant(assistant)
  tellDiscount(assistant, before)
  return saved
}

/** Asks who helps and what they granted; the cart stays as it is. */
export async function meetHelper(): Promise<void> {
  await findSaved(currentUid())
}

/** Asks the server for the cart: at start, at log-in, when the page is looked at again. */
export async function meet(): Promise<void> {
  const uid = currentUid()
  const saved = await findSaved(uid)
  if (uid === undefined || saved === undefined) return
  const known = knownOf(uid)
  if (known?.version === saved.version) return save()
  if (known === undefined) await join(uid, saved)
  else await takeOver(uid, saved)
  tellRemoved(saved)
}
