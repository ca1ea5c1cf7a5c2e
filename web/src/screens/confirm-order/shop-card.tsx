import type { Store } from '@tiffin/core/store/store'
import { PickupSwitch } from '../../features/store/pickup-switch.tsx'
import { useStoreFacts } from '../../features/store/use-store-facts.ts'
import css from './confirm-order.module.css'

/** Where the order is collected and how. */
export function ShopCard({ store }: { readonly store: Store }) {
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
    </section>
  )
}
