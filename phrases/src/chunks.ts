/** How phrases travel: what frame and Home need, what the menu needs, the rest of the customers' app, the counter. */
export const chunks = ['first', 'menu', 'rest', 'console'] as const

/** One piece of a language. */
export type Chunk = (typeof chunks)[number]

const firstPaths = [
  'action.ok',
  'action.cancel',
  'action.confirm',
  'action.retry',
  'action.continue',
  'action.choose',
  'action.change',
  'action.all',
  'action.close',
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
  'store.restingDialog',
  'store.until',
  'store.allDay',
  'store.opensAt',
  'store.metres',
  'store.kilometres',
  'store.call',
  'pickup',
  'home',
  'menu.add',
  'menu.chooseName',
  'menu.listPrice',
  'goods.notHere',
  'goods.offShelf',
  'goods.saleStopped',
  'goods.outOfTime',
  'goods.stockLimit',
  'stock.soldOut',
  'order.status',
]

const menuPaths = [
  'action.clear',
  'action.decrease',
  'action.increase',
  'action.more',
  'action.remove',
  'action.undo',
  'title.menu',
  'menu',
  'cart',
  'limit',
  'option',
  'package',
  'product',
  'preview.open',
  'share.product',
  'stock',
  'goods.required',
  'store.collect',
  'store.collected',
  'store.uncollect',
  'store.doubt',
  'store.removed',
  'store.switchClears',
  'store.switchTitle',
  'store.switched',
]

const consolePaths = [
  'console',
  'action',
  'frame',
  'lang',
  'error',
  'pickup',
  'order.status',
  'order.field',
  'store.open',
  'store.resting',
  'refusal',
  'fault',
]

/** Words that only the server says. */
const serverPaths = ['sms', 'push.order']

const isUnder = (key: string, paths: readonly string[]) =>
  paths.some((path) => key === path || key.startsWith(`${path}.`))

/**
 * Whether a chunk carries a key. First and rest never overlap; the menu's own words are in the rest too, which comes later. The
 * counter repeats the few words it shares.
 */
export function isInChunk(chunk: Chunk, key: string): boolean {
  if (chunk === 'console') return isUnder(key, consolePaths)
  if (chunk === 'first') return isUnder(key, firstPaths)
  if (chunk === 'menu') return isUnder(key, menuPaths) && !isUnder(key, firstPaths)
  return !isUnder(key, firstPaths) && !isUnder(key, ['console', ...serverPaths])
}
