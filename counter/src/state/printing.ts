import type { Ticket } from '@tiffin/core/ticket/ticket'
import { json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** More than a store prints in a day. */
const most = 500

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')

const keptPrinted = kept<readonly string[]>({ key: 'tiffin.counter.printed', codec: json(isIds), fallback: [] })

/** The ticket that the browser prints now. */
export const usePrinting = create<{ readonly ticket: Ticket | undefined }>(() => ({ ticket: undefined }))

/** Gives a ticket to the browser, and remembers its order for when the server cannot be asked. */
export function startPrinting(ticket: Ticket, orderId: string): void {
  keptPrinted.set([...keptPrinted.get().filter((id) => id !== orderId), orderId].slice(-most))
  usePrinting.setState({ ticket })
}

export const endPrinting = (): void => usePrinting.setState({ ticket: undefined })

/** Whether this tablet has printed the ticket of an order. */
export const hasPrinted = (orderId: string): boolean => keptPrinted.get().includes(orderId)
