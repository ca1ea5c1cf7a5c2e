import { orderStatus } from '@tiffin/core/order/order-state'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { countLayers } from '@tiffin/kit/ui/open-layers.ts'
import { type RefObject, useEffect, useRef } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { useTap } from '../../data/send-taps.ts'
import { openLines } from '../../features/ticket/ticks.ts'
import { setTyped, useChosen } from '../../state/chosen.ts'
import { useTaps } from '../../state/taps.ts'
import { undoable, useUndo } from '../../state/undo.ts'
import { scannerMs, useScan } from './use-scan.ts'

/** Two digits within this are a code and no ticket. */
const codeMs = 600

const codeBox = () => document.querySelector<HTMLInputElement>('[data-code-box]')

function typeCode(text: string): void {
  useChosen.setState({ orderId: '' })
  setTyped(text)
  codeBox()?.focus()
}

const clear = () => {
  useChosen.setState({ orderId: '', typed: '' })
  codeBox()?.blur()
}

function choose(order: CounterOrder | undefined): void {
  useChosen.setState({ orderId: order?.orderId ?? '', hasKeys: true })
  if (order) document.querySelector<HTMLElement>(`[data-testid="ticket-${order.orderId}"]`)?.focus()
}

/** A digit chooses a ticket; one that comes behind another is part of a code. */
function useDigits(making: readonly CounterOrder[]): (digit: string) => void {
  const last = useRef({ digit: '', at: 0 })
  return (digit) => {
    const { digit: before, at } = last.current
    const isCode = digit === '0' || (before !== '' && performance.now() - at < codeMs)
    last.current = { digit: isCode ? '' : digit, at: performance.now() }
    if (isCode) typeCode(`${digit === '0' && performance.now() - at >= codeMs ? '' : before}${digit}`)
    else choose(making[Number(digit) - 1])
  }
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** Letters do something once no scanner has typed on. */
const letterMs = scannerMs + 10

/** With a keyboard or a scanner: digits choose a ticket or begin a code, Space ticks, R is ready, Z undoes, Escape goes back [kitchen-10]. */
export function useKeys(page: RefObject<HTMLElement | null>, making: readonly CounterOrder[]): void {
  const tap = useTap()
  const press = useDigits(making)
  const isScanned = useScan(clear)
  const letter = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(letter.current), [])
  useEffect(() => {
    const chosen = () => making.find(({ orderId }) => orderId === useChosen.getState().orderId)
    const keys: Readonly<Record<string, () => void>> = {
      Space() {
        const order = chosen()
        const line = order && openLines(order, useTaps.getState().list)[0]
        if (line) tap.tick(order, line.lineNo, true)
      },
      KeyR() {
        const order = chosen()
        if (order?.status === orderStatus.making) tap.step('ready', order)
      },
      KeyZ() {
        const step = undoable(useUndo.getState().steps, serverNow())
        if (step) tap.undo(step)
      },
    }
    function onKey(event: KeyboardEvent): void {
      const { key, code, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || countLayers() > 0 || page.current?.closest('[hidden]')) return
      // Shift and its like are no keys of a scanner.
      if (key.length === 1 || key === 'Enter') clearTimeout(letter.current)
      if (isScanned(event)) {
        event.preventDefault()
        return
      }
      if (key === 'Escape') clear()
      if (key === 'Escape' || isField(target)) return
      if (code === 'Space' && target instanceof HTMLElement && target.closest('button, a')) return
      const act = keys[code]
      if (!act && !/^[\dtd]$/i.test(key)) return
      event.preventDefault()
      if (act && code.startsWith('Key')) letter.current = setTimeout(act, letterMs)
      else if (act) act()
      else if (/\d/.test(key)) press(key)
      else typeCode(key.toUpperCase())
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [page, making, tap, press, isScanned])
}
