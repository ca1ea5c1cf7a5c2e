import { type RefObject, useEffect, useRef } from 'react'
import type { Columns } from '../../features/ticket/columns.ts'

/** What of a ticket had the focus. */
interface Place {
  readonly element: HTMLElement
  readonly orderId: string
  readonly lane: HTMLElement | null
}

const hasNone = () => document.activeElement === null || document.activeElement === document.body

/** Gone with its ticket, or disabled while its tap is sent; whoever let go of it by themselves has left it as it was. */
const isGone = ({ element }: Place) => !element.isConnected || element.matches(':disabled')

const ticketOf = (orderId: string) => document.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(orderId)}"]`)

/** With a keyboard the focus goes with a ticket to its next lane; when it left the board, or goes where nothing is shown, its lane has it [kitchen-30]. */
export function useFocus(page: RefObject<HTMLElement | null>, columns: Columns): void {
  const last = useRef<Place>(undefined)
  useEffect(() => {
    const board = page.current
    function note({ target }: FocusEvent): void {
      const element = target as HTMLElement // as: only elements are focused
      const ticket = element.closest<HTMLElement>('[data-ticket]')
      const orderId = ticket?.dataset.ticket
      const isKept = orderId !== undefined && element.matches(':focus-visible')
      last.current = isKept ? { element, orderId, lane: element.closest<HTMLElement>('.lane-scroll') } : undefined
    }
    board?.addEventListener('focusin', note)
    return () => board?.removeEventListener('focusin', note)
  }, [page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: tickets come and go with the columns
  useEffect(() => {
    const place = last.current
    if (place === undefined || !hasNone() || !isGone(place)) return
    ticketOf(place.orderId)?.focus()
    if (hasNone()) place.lane?.focus()
  }, [columns])
}
