import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useEffect, useState } from 'react'
import { queryPayment } from '../../data/order/payment.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'

/** Drops what a payment provider left beside the brand, so that addresses copied later carry none of it. */
function keepOnlyCorp(): void {
  const search = new URLSearchParams({ corp: corpOfAddress() })
  history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
}

/** Delay before the server is asked again after a network failure. */
const againMs = 3000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Providers put their parameters before or after the hash; ours are looked for in both. */
const ofSearch = (name: string): string | undefined => new URLSearchParams(location.search).get(name) ?? undefined

/** The order that the customer comes back from; of an address that names the attempt only the server knows it. */
export function useReturned(inputs: Readonly<Record<string, string>>) {
  const [orderId, setOrderId] = useState(() => inputs.orderId ?? ofSearch('orderId'))
  const [paymentNo] = useState(() => inputs.paymentNo ?? ofSearch('paymentNo'))
  const isNamed = orderId !== undefined
  useEffect(() => {
    if (isNamed) return keepOnlyCorp()
    if (paymentNo === undefined) return leave()
    const stop = new AbortController()
    askUntilAnswered(paymentNo, stop.signal).then(setOrderId, () => stop.signal.aborted || leave())
    return () => stop.abort()
  }, [isNamed, paymentNo])
  return orderId
}

function leave(): void {
  keepOnlyCorp()
  openTab(paths.home)
}

/** The order of an attempt. The address keeps the payment number until the server has answered, so that a reload can ask again. */
async function askUntilAnswered(paymentNo: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    try {
      return (await queryPayment({ paymentNo }, signal)).order.orderId
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.kind === 'refusal' || signal.aborted) throw failure
      await sleep(againMs)
    }
  }
}
