import type { Store } from '@tiffin/core/store/store'
import { MethodNote } from '../../features/store/method-note.tsx'
import { PickupSwitch } from '../../features/store/pickup-switch.tsx'
import { useStoreFacts } from '../../features/store/use-store-facts.ts'
import { TableLine } from '../../features/table/table-line.tsx'
import css from './confirm-order.module.css'
import type { When } from './use-when.ts'
import { WhenRow } from './when-row.tsx'

/** Where the order is collected, how, and when. */
export function ShopCard({ store, when }: { readonly store: Store; readonly when: When }) {
  const { isInBusiness, brief } = useStoreFacts(store)
  return (
    <section className={`card ${css.shop}`}>
      <PickupSwitch store={store} />
      <MethodNote store={store} />
      <TableLine store={store} />
      <div className="between">
        <div className="grow">
          <b className="t16">{store.storeName}</b>
          <p className="ink2">
            <bdi>{store.address}</bdi>
          </p>
        </div>
        <span className={isInBusiness ? 'tag ok' : 'tag mute'}>{brief}</span>
      </div>
      {isInBusiness ? <WhenRow store={store} when={when} /> : null}
    </section>
  )
}
