import type { DetailRow } from '@tiffin/core/ticket/lines'
import type { Ticket } from '@tiffin/core/ticket/ticket'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { printStrip } from '../../device/print.ts'
import { endPrinting, usePrinting } from '../../state/printing.ts'

const joined = ({ details }: DetailRow, isLoud: boolean): string =>
  details.flatMap((detail) => (detail.isLoud === isLoud ? detail.text : [])).join(' · ')

function Lines({ lines }: Pick<Ticket, 'lines'>) {
  return (
    <ul>
      {lines.map(({ num, name, rows, warning }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a ticket never change and may be equal
        <li key={index}>
          <b className="name">
            {num}× {name}
          </b>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: choices of a line never change and may be equal
            <div key={place}>
              <span>{joined(row, false)}</span>
              <b>{joined(row, true)}</b>
            </div>
          ))}
          <b>{warning}</b>
        </li>
      ))}
    </ul>
  )
}

/** A ticket as it comes out of a roll. */
function Strip({ ticket }: { readonly ticket: Ticket }) {
  const { copy, code, method, time, customer, allergy, remark, notes, lines, part, foot } = ticket
  return (
    <>
      <p className="copy">{copy}</p>
      <header>
        <bdi dir="ltr">{code}</bdi>
        <b>{method}</b>
      </header>
      <p className="time">{time}</p>
      <p dir="auto">{customer}</p>
      <p className="loud">{allergy}</p>
      <p className="loud" dir="auto">
        {remark}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Lines lines={lines} />
      <p>
        <b>{part}</b>
      </p>
      <footer dir="auto">{foot}</footer>
    </>
  )
}

/** The ticket that the browser prints: out of sight, and alone on the paper [print-1]. */
export function Paper() {
  const ticket = usePrinting((printing) => printing.ticket)
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ticket === undefined || strip.current === null) return
    printStrip(strip.current, endPrinting)
  }, [ticket])
  if (ticket === undefined) return null
  return createPortal(
    <section className="paper" aria-hidden="true" ref={strip} data-testid="paper">
      <Strip ticket={ticket} />
    </section>,
    document.body,
  )
}
