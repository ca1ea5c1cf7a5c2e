import { statesUnderWay } from '@tiffin/core/order/order-state'
import { pickupMethod, pickupNameOf } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { useKnownOrders } from '../../data/orders.ts'
import type { StoreControl } from '../../data/store-control.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { clockAt } from '../../state/dates.ts'
import { showToast } from '../../state/toast.ts'
import { SwitchRow } from '../../ui/switch-row.tsx'

const isUnderWay = ({ status }: { readonly status: number }) => statesUnderWay.some((state) => state === status)

/** The pick-up methods that the store takes today: each but the last can be stopped until it opens on its next day [store-17]. */
export function PickupMethods({ control }: { readonly control: StoreControl }) {
  const t = useT()
  const { mutate, isPending } = useStoreCall('/api/app/store/control/set-method', ['control'])
  const { pickupMethodList, stoppedMethodList, stoppedUntil, timeZone } = control
  const { data: board } = useKnownOrders()
  const openOf = (method: number) =>
    board?.list.filter((order) => order.pickupMethod === method && isUnderWay(order)).length
  const openNote = (method: number) => {
    const count = openOf(method)
    return count === undefined ? '' : t('counter.store.openOrders', { count })
  }
  const isStopped = (method: number) => stoppedMethodList.includes(method)
  const isLast = (method: number) =>
    !isStopped(method) && pickupMethodList.every((each) => each === method || isStopped(each))
  function turn(method: number) {
    const wish = { pickupMethod: method as 1 | 2, isStopped: !isStopped(method) } // as: a way of this store
    const name = t(`pickup.${pickupNameOf(method)}`)
    const text = t(
      isStopped(method) ? 'counter.store.pickupMethods.isOffered' : 'counter.store.pickupMethods.isStopped',
      { name },
    )
    mutate(wish, { onSuccess: () => showToast(text) })
  }
  if (pickupMethodList.length < 2) return null
  return (
    <section className="card" aria-labelledby="pickup-methods">
      <h2 id="pickup-methods" className="t16 b">
        {t('counter.store.pickupMethods.title')}
      </h2>
      <fieldset className="switches" disabled={isPending}>
        <legend className="sr">{t('pickup.method')}</legend>
        {pickupMethodList.map((method) => (
          <SwitchRow
            key={method}
            icon={method === pickupMethod.dineIn ? 'cup' : 'bag'}
            name={t(`pickup.${pickupNameOf(method)}`)}
            note={
              isStopped(method)
                ? t('counter.store.pickupMethods.backAt', { time: clockAt(stoppedUntil ?? 0, timeZone) })
                : openNote(method)
            }
            isOn={!isStopped(method)}
            isDisabled={isLast(method)}
            onSwitch={() => turn(method)}
          />
        ))}
      </fieldset>
      <p className="t14 ink2">{t('counter.store.pickupMethods.text')}</p>
    </section>
  )
}
