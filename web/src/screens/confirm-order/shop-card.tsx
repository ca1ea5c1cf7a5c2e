import type { CartLine } from '@tiffin/core/cart/cart-line'
import { workOf } from '@tiffin/core/ready/work-of'
import type { Store } from '@tiffin/core/store/store'
import { PickupSwitch } from '../../features/store/pickup-switch.tsx'
import { ReadyIn } from '../../features/store/ready-in.tsx'
import { useStoreFacts } from '../../features/store/use-store-facts.ts'
import css from './confirm-order.module.css'

/** Where the order is collected and how. */
export function ShopCard({ store, lines }: { readonly store: Store; readonly lines: readonly CartLine[] }) {
  const { isInBusiness, brief } = useStoreFacts(store)
  return (
    <section className={`card ${css.shop}`}>
      <PickupSwitch store={store} />
      <div className="between">
        <div className="grow">
          <b className="t16">{store.storeName}</b>
          <p className="ink2">
            <bdi>{store.address}</bdi>
          </p>
        </div>
        <span className={isInBusiness ? 'tag ok' : 'tag mute'}>{brief}</span>
      </div>
      <ReadyIn storeId={store.storeId} work={workOf(lines)} />
    </section>
  )
}
