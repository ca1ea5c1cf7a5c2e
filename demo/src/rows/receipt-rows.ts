interface PastSale {
  readonly order_id: string
  readonly store_id: string
  readonly pay_time: string | null
}

interface PastRefund {
  readonly refund_no: string
  readonly order_id: string
  readonly created_at: string | null
}

interface Issued {
  readonly sale: PastSale
  readonly refundNo: string | null
  readonly at: string
}

interface Making {
  readonly timeZone: string
  /** The key of a receipt's link. */
  readonly drawKey: () => string
}

/** Receipts of past sales and credit notes of past refunds, numbered for each store and day in the order in which they were made. */
export function receiptRows(sales: readonly PastSale[], refunds: readonly PastRefund[], { timeZone, drawKey }: Making) {
  const issued = sales.flatMap((sale): Issued[] =>
    sale.pay_time === null
      ? []
      : [
          { sale, refundNo: null, at: sale.pay_time },
          ...refunds
            .filter(({ order_id }) => order_id === sale.order_id)
            .map(({ refund_no, created_at }) => ({ sale, refundNo: refund_no, at: created_at ?? '' })),
        ],
  )
  const days = new Intl.DateTimeFormat('en-CA', { timeZone })
  const counters = new Map<string, { store_id: string; day: string; last_number: number }>()
  const receipt = issued
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ sale: { order_id, store_id }, refundNo, at }) => {
      const day = days.format(Date.parse(at))
      const number = (counters.get(`${store_id} ${day}`)?.last_number ?? 0) + 1
      counters.set(`${store_id} ${day}`, { store_id, day, last_number: number })
      const link_key = refundNo === null ? drawKey() : null
      return { store_id, day, number, order_id, refund_no: refundNo, link_key, issued_at: at }
    })
  return { receipt_counter: [...counters.values()], receipt }
}
