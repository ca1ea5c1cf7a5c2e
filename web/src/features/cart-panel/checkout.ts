import type { CallMap } from '@tiffin/contract/calls'
import { requestOf } from '@tiffin/core/cart/lines'
import { findMissingRequired } from '@tiffin/core/catalog/limits'
import type { Product } from '@tiffin/core/catalog/product'
import { findShortages, type Shortage } from '@tiffin/core/stock/check-stock'
import { type Store, storeStatus } from '@tiffin/core/store/store'
import { ask } from '@tiffin/kit/client/ask.ts'
import { showToast, useOverlays } from '@tiffin/kit/client/overlays.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import { call } from '../../data/call.ts'
import { saleChannelCode } from '../../entry/calls/menu-calls.ts'
import { submitLines } from '../../state/cart/cart-changes.ts'
import { useCartGifts } from '../../state/cart/cart-gifts.ts'
import { loginAddress } from '../../state/login/login-way.ts'
import { loginState } from '../../state/login/session.ts'
import { navigator } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { noChoices } from '../../state/order/choices.ts'
import { keepChoices, recallChoices } from '../../state/order/kept-choices.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { hintOf, hintText } from '../cart/stock-hint.ts'
import type { CartBill } from '../cart/use-cart-bill.ts'
import type { Menu } from '../cart/use-menu.ts'
import { openLink } from '../open-link.ts'
import { askAboutRestingStore } from '../store/resting-dialog.ts'
import { giftsThere } from './use-gifts-of-cart.ts'

async function tellShortages(shortages: readonly Shortage[]): Promise<void> {
  await ask({
    title: t('stock.insufficient'),
    lines: shortages.map(hintOf).map(hintText),
    confirm: { label: t('action.ok'), answer: 'ok' },
  })
}

/** What the customer goes to confirmation for: to choose their free items first. */
export type CheckoutAim = 'gifts'

interface Checkout {
  readonly cart: CartBill
  readonly menu: Menu
  readonly store: Store
  readonly aim?: CheckoutAim | undefined
}

type Limits = CallMap['/api/app/product/sale-limit/check']['output']['failList']

/** Limits that only the server knows: how much of it the customer had today. What is short or gone, `cart/check` names. */
function limitTexts(limits: Limits, lines: CartBill['validLines']): string[] {
  const keys: Partial<Record<number, PhraseKey>> = { 1: 'limit.perOrder', 2: 'limit.daily' }
  return limits.flatMap(({ productId, reason, limit }) => {
    const key = keys[reason]
    const name = lines.find((line) => line.productId === productId)?.productName ?? ''
    return key === undefined ? [] : [`${name}: ${t(key, { count: limit })}`]
  })
}

/** Asks the server to check the cart before confirmation, and shows what it refuses. */
async function serverAgrees({ validLines: lines }: CartBill): Promise<boolean> {
  const storeId = useStoreChoice.getState().chosen?.storeId ?? ''
  const query = { storeId, saleChannelCode, productRequestList: lines.map(requestOf) }
  const [{ invalidList, stockHintList }, { failList }] = await whileLoading(
    Promise.all([call('/api/app/order/cart/check', query), call('/api/app/product/sale-limit/check', query)]),
  )
  const faults = [
    ...invalidList.map(({ line, message }) => `${lines[line]?.productName ?? ''}: ${message}`),
    ...limitTexts(failList, lines),
    ...stockHintList.map(hintText),
  ]
  if (faults.length === 0) return true
  await ask({ title: t('cart.unavailable'), lines: faults, confirm: { label: t('action.ok'), answer: 'ok' } })
  return false
}

/** The question about a store far away; without its code, offline, the customer goes on. */
async function isStoreMeant(store: Store): Promise<boolean> {
  const question = await import('../choose-store/ask-about-store.ts').catch(() => undefined)
  return question === undefined || question.agreesToStore(store)
}

/** What was ticked in the cart is chosen at the confirmation, beside whatever was chosen there for this cart before [page-18]. */
function handGifts({ bill, validLines: lines }: CartBill, menu: Menu, storeId: string): void {
  const ticked = useCartGifts.getState()
  const { promotionId } = ticked
  if (bill?.gift?.promotionId !== promotionId) return
  const place = { storeId, lines }
  const { gifts: giftList } = giftsThere(bill.gift, menu, ticked)
  keepChoices(place, { ...(recallChoices(place) ?? noChoices), promotionId, giftList })
}

/** What every order needs is brought into view on the menu; elsewhere the menu opens with it. */
function showRequired({ productId, productName }: Product): void {
  showToast(t('goods.required', { name: productName }))
  const isAtMenu = navigator().pages().stack.at(-1)?.url.startsWith(paths.menu)
  if (!isAtMenu) openLink(withInputs(paths.menu, { productId }))
  else document.getElementById(`product-${productId}`)?.scrollIntoView({ behavior: 'smooth', block: 'center' })
}

/**
 * From the cart to confirmation: limits and stock first here, then on the server; a visitor logs in on the way. Answers whether
 * one of these pages was opened; if not, the customer has read why.
 */
async function leadToConfirmation({ cart, menu, store, aim }: Checkout): Promise<boolean> {
  if (cart.validLines.length === 0) return false
  if (useOverlays.getState().isOffline) {
    showToast(t('confirm.offline'))
    return false
  }
  if (store.status !== storeStatus.inBusiness) {
    await askAboutRestingStore(store, 'order')
    return false
  }
  const required = findMissingRequired(cart.validLines, menu.products)
  if (required !== null) {
    showRequired(required)
    return false
  }
  const shortages = findShortages(cart.validLines, menu.stock)
  if (shortages.length > 0) {
    await tellShortages(shortages)
    return false
  }
  if (!(await isStoreMeant(store))) return false
  if (!(await serverAgrees(cart).catch(() => false))) return false
  submitLines(cart.validLines)
  handGifts(cart, menu, store.storeId)
  const confirmation = aim === undefined ? paths.confirmOrder : withInputs(paths.confirmOrder, { aim })
  const isLoggedIn = loginState() === 'valid'
  await navigator()
    .navigateTo(isLoggedIn ? confirmation : loginAddress(confirmation))
    .catch(() => undefined)
  return true
}

let running: Promise<boolean> | undefined

/** `leadToConfirmation`, one at a time: a second tap waits for what the first one has begun. */
export function checkOut(given: Checkout): Promise<boolean> {
  running ??= leadToConfirmation(given).finally(() => {
    running = undefined
  })
  return running
}
