import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { amountOf } from '../../features/entry/entry-types.ts'
import { type PriceField, type PriceRow, rowName } from './price-rows.ts'
import type { PutPrice } from './use-put-price.ts'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** Leads to the same column of the next row, as in a spreadsheet. */
function leaveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key]
  if (step === undefined || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { column } = event.currentTarget.dataset
  const cells = [...document.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)]
  const next = cells[cells.indexOf(event.currentTarget) + step]
  next?.focus()
  next?.select()
}

interface PriceCellProps {
  readonly row: PriceRow
  readonly field: PriceField
  readonly put: PutPrice
  /** Why it may not be edited: who may. */
  readonly reason: string | undefined
}

/** A price of the list; behind an empty one stands what the size costs everywhere. */
export function PriceCell({ row, field, put, reason }: PriceCellProps) {
  const t = useT()
  const { currencyScale, currentUnit } = useSettings()
  const [typed, setTyped] = useState<string>()
  const entry = amountOf(field, currencyScale)
  const begun = useRef(row[field])
  const faultId = useId()
  const isWrong = typed !== undefined && entry.read(typed, null) === undefined
  /** The beginning of what is no price is none either: the list has again what stood there before. */
  function type(text: string) {
    if (typed === undefined) begun.current = row[field]
    setTyped(text)
    const read = entry.read(text, null)
    put(row, { [field]: typeof read === 'number' || read === null ? read : begun.current })
  }
  const name = t(field === 'price' ? 'desk.prices.priceOf' : 'desk.prices.memberPriceOf', { name: rowName(row) })
  return (
    <span className="pricewith">
      <span className="in pricecell" dir="ltr" data-named={row[field] !== null || undefined}>
        <span className="unit" aria-hidden="true">
          {currentUnit}
        </span>
        <input
          type="text"
          inputMode="decimal"
          aria-label={name}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? faultId : undefined}
          title={reason}
          disabled={reason !== undefined}
          maxLength={20}
          data-column={field}
          placeholder={entry.show(row.sku[field]) || '–'}
          value={typed ?? entry.show(row[field])}
          onKeyDown={leaveByKey}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(isWrong ? typed : undefined)}
        />
      </span>
      {isWrong && (
        <span className="hint bad" id={faultId}>
          {t(entry.fault)}
        </span>
      )}
    </span>
  )
}
