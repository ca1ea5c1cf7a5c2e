/** How phrases travel: what frame and Home need; the same with what menu and orders need; the rest of the app; the counter; the desk. */
export const chunks = ['first', 'ordering', 'rest', 'counter', 'desk'] as const

/** One piece of a language. */
export type Chunk = (typeof chunks)[number]

const firstPaths = [
  'action.ok',
  'action.cancel',
  'action.retry',
  'action.continue',
  'action.change',
  'action.all',
  'action.close',
  'action.back',
  'frame.mainNavigation',
  'frame.loading',
  'frame.language',
  'frame.stale',
  'frame.cartBadge',
  'frame.unpaidBadge',
  'tab',
  'title.home',
  'error',
  'store.open',
  'store.resting',
  'store.until',
  'store.allDay',
  'store.opensAt',
  'store.opensTomorrow',
  'store.opensOn',
  'store.readyIn',
  'store.metres',
  'store.kilometres',
  'store.call',
  'pickup',
  'home.morning',
  'home.afternoon',
  'home.evening',
  'home.morningName',
  'home.afternoonName',
  'home.eveningName',
  'home.logIn',
  'home.search',
  'home.seeAll',
]

const orderingPaths = [
  'action',
  'title.menu',
  'title.orderDetail',
  'menu',
  'cart',
  'confirm.offline',
  'limit',
  'option',
  'package',
  'product',
  'preview.open',
  'share.product',
  'share.cart',
  'group.begin',
  'group.open',
  'share.copied',
  'clipboard',
  'stock',
  'goods',
  'gift',
  'store.collect',
  'store.collected',
  'store.uncollect',
  'store.doubt',
  'store.notTakingOrders',
  'store.removed',
  'store.restingDialog',
  'store.switchClears',
  'store.switchTitle',
  'store.switchTo',
  'store.switched',
  'order',
  'me.orders',
  'pay.timeRemainingLabel',
  'pay.timeRemaining',
  'cashier.order',
  'pay.askPaid',
  'pay.paid',
  'pay.unpaid',
  'pay.notConfigured',
  'result.checking',
  'reorder',
  'promotion',
  'discount',
  'why',
  'tax',
  'slot',
  'table',
]

const counterPaths = [
  'counter',
  'product',
  'package',
  'option',
  'limit',
  'goods',
  'stock.soldOut',
  'stock.limitReached',
  'stock.backAt',
  'stock.backOn',
  'menu.fewLeft',
  'tax.serviceCharge',
  'cart.quantityOf',
  'store.readyIn',
  'slot.full',
  'table.name',
  'food.allergen',
  'food.contains',
  'food.mayContain',
  'food.notKnown',
  'food.ticket',
  'action',
  'frame',
  'lang',
  'error',
  'pickup',
  'order.status',
  'order.field',
  'desk.orders',
  'orderHelp.reasons',
  'orderHelp.picture',
  'orderHelp.video',
  'discount',
  'store.open',
  'store.resting',
  'refusal',
  'fault',
]

const deskPaths = [
  'desk',
  'table.name',
  'food.allergen',
  'food.energy',
  'food.sugar',
  'food.saturatedFat',
  'food.caffeine',
  'food.unknown',
  'order.status',
  'order.field',
  'discount',
  'tax',
  'action',
  'lang',
  'error',
  'pickup',
  'release',
  'refusal.corpIdForm',
  'refusal.pictureUsed',
  'refusal.staffPasswordForm',
  'refusal.staffChanged',
]

/** Words that only the server says. */
const serverPaths = ['sms', 'push.order', 'closeReason', 'fieldFault', 'template']

const isUnder = (key: string, paths: readonly string[]) =>
  paths.some((path) => key === path || key.startsWith(`${path}.`))

/**
 * Whether a chunk carries a key. First and rest never overlap; ordering is one file for a visit that begins at the menu or an
 * order; counter and desk repeat the few words they share.
 */
export function isInChunk(chunk: Chunk, key: string): boolean {
  if (chunk === 'counter') return isUnder(key, counterPaths)
  if (chunk === 'desk') return isUnder(key, deskPaths)
  if (chunk === 'first') return isUnder(key, firstPaths)
  if (chunk === 'ordering') return isUnder(key, [...firstPaths, ...orderingPaths])
  return !isUnder(key, firstPaths) && !isUnder(key, ['counter', 'desk', ...serverPaths])
}
