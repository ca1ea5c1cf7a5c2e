import { orderStatus } from '@tiffin/core/order/order-state'
import { type TicketWriting, writeTicket } from '@tiffin/core/ticket/ticket'
import { allergenNames } from '@tiffin/kit/client/allergen-names.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { clockOf } from '../../state/dates.ts'
import { hasPrinted, startPrinting } from '../../state/printing.ts'
import { showToast } from '../../state/toast.ts'

const writing: TicketWriting = { words: t, clock: clockOf, allergens: allergenNames }

const isStillMade = ({ status }: CounterOrder) => status === orderStatus.accepted || status === orderStatus.making

/** Without a server this tablet knows what it printed itself, and that what is made needs no second time. */
const isCopyHere = (order: CounterOrder): boolean => hasPrinted(order.orderId) || !isStillMade(order)

/** Prints the ticket of an order by the browser, also without a connection; a reprint says that it is a copy [print-7]. */
export async function printHere(order: CounterOrder): Promise<void> {
  const { orderId } = order
  const wish = { orderId, requestId: crypto.randomUUID(), byBrowser: true }
  try {
    const { isCopy } = await call('/api/app/store/printer/print', wish)
    startPrinting(writeTicket({ order, isCopy, categories: [] }, writing), orderId)
  } catch (failure) {
    if (failure instanceof CallFailure && failure.kind === 'refusal') return showToast(failure.message)
    startPrinting(writeTicket({ order, isCopy: isCopyHere(order), categories: [] }, writing), orderId)
  }
}
