import { giftsLeft } from '@tiffin/core/cart/resolve-gift'
import type { Product } from '@tiffin/core/catalog/product'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useRef, useState } from 'react'
import { useMenu } from '../../features/cart/use-menu.ts'
import { groupToPay } from '../../state/group/group.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { useTable } from '../../state/store/table.ts'
import { askAboutGifts } from './choices/ask-gifts.ts'
import { placeOrder } from './place-order.ts'
import type { Checkout } from './use-checkout.ts'
import type { Note } from './use-note.ts'
import type { When } from './use-when.ts'

/** How many of the free items a question shows. */
const mostPictures = 3

/** The file of a product that can be had. */
const pictureOf = (product: Product | undefined): string | undefined =>
  product?.unavailableReason === 0 && product.image !== '' ? `${product.image}-192.webp` : undefined

/** Places the order on request, once for any number of taps; asks once about free items that are not chosen. */
export function usePlacing({ store, choices, bill, method, canPlace }: Checkout, note: Note, when: When) {
  const format = useMoney()
  const table = useTable(store.storeId, choices.pickupMethod)
  const [isPlacing, setPlacing] = useState(false)
  const [fault, setFault] = useState('')
  /** How many times the customer was sent to choose free items. */
  const { aim } = usePage().inputs
  const [giftCalls, setGiftCalls] = useState(aim === 'gifts' ? 1 : 0)
  const placing = useRef(false)
  const askedGifts = useRef(false)
  const { byId } = useMenu()
  const picturesOf = (productIds: readonly string[]) =>
    productIds.flatMap((productId) => pictureOf(byId.get(productId)) ?? []).slice(0, mostPictures)

  async function mayLeaveGifts(): Promise<boolean> {
    const left = giftsLeft(bill?.gift ?? null, choices.giftList)
    if (left === 0 || askedGifts.current) return true
    askedGifts.current = true
    const answer = await askAboutGifts(left, picturesOf(bill?.gift?.productIdList ?? []))
    if (answer === 'choose') setGiftCalls((calls) => calls + 1)
    return answer === 'without'
  }

  async function place(): Promise<void> {
    if (bill === undefined || method === undefined || !(await mayLeaveGifts())) return
    setPlacing(true)
    setFault('')
    const { tissueNeed, remark } = note
    const wish = {
      tissueNeed,
      remark: remark.text,
      specialRemark: remark.isSpecial,
      paymentMethodCode: method.code,
      expectedPayable: bill.payableTotal,
      ...(when.slot === undefined ? {} : { slotStartsAt: when.slot.startsAt }),
      ...groupToPay(choices.lines),
      ...(table === undefined ? {} : { table: { tableName: table.tableName, code: table.code } }),
    }
    setFault(await placeOrder({ store, choices, wish, format, onSlotLost: when.lose }))
  }

  async function submit(): Promise<void> {
    if (!canPlace || placing.current) return
    placing.current = true // before anything is asked: two taps may come within one frame
    await place().finally(() => {
      placing.current = false
      setPlacing(false)
    })
  }

  return { submit, isPlacing, fault, giftCalls }
}
