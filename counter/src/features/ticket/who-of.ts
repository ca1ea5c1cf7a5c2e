import { pickupNameOf } from '@tiffin/core/store/store'
import { t } from '@tiffin/kit/client/words.ts'
import type { CounterOrder } from '../../data/orders.ts'

type Whose = Pick<CounterOrder, 'customerName' | 'pickupMethod' | 'remark'>

/** For whom an order is, to be called out: of a walk-in order what staff wrote down, which is mostly the name [kitchen-28]. */
export function whoOf({ customerName, pickupMethod, remark }: Whose): string {
  const isNoted = customerName === t('counter.walkIn.name') && remark !== ''
  return (isNoted ? remark : customerName) || t(`pickup.${pickupNameOf(pickupMethod)}`)
}
