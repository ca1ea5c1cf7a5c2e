import { workOf } from '@tiffin/core/ready/work-of'
import { useStoreChoice } from '../../state/store/store.ts'
import type { CartBill } from '../cart/use-cart-bill.ts'
import { useReadyIn } from '../store/use-ready-in.ts'

/** When the cart would be ready if it were ordered now; nothing while the store takes no orders [ready-2]. */
export function CartReady({
  lines,
  className,
}: {
  readonly lines: CartBill['validLines']
  readonly className?: string
}) {
  const storeId = useStoreChoice(({ chosen }) => chosen?.storeId ?? '')
  const readyIn = useReadyIn(storeId, workOf(lines))
  return readyIn === undefined ? null : <small className={className}>{readyIn}</small>
}
