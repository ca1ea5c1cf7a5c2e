import { addDays } from '@tiffin/core/store/local-time'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useRef, useState } from 'react'
import { shortDay } from '../../state/dates.ts'

interface DayFieldProps {
  readonly label: string
  readonly day: string
  /** The last day that there is something of. */
  readonly today: string
  readonly onChoose: (day: string) => void
}

/** A day that is stepped through, or chosen in the calendar of the device; with a keyboard it is typed. */
export function DayField({ label, day, today, onChoose }: DayFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)

  function openCalendar() {
    setTyping(false)
    try {
      input.current?.showPicker()
    } catch {
      // The browser shows none by itself; the field can be typed in.
    }
  }

  return (
    <div className="day-field">
      <button type="button" aria-label={t('counter.orders.dayBefore')} onClick={() => onChoose(addDays(day, -1))}>
        <Icon name="back" isDirected />
      </button>
      <span className="day" data-typing={isTyping || undefined}>
        <b aria-hidden="true">{day === today ? t('counter.orders.today') : shortDay(day)}</b>
        <input
          ref={input}
          type="date"
          aria-label={label}
          value={day}
          max={today}
          required
          onClick={openCalendar}
          onKeyDown={({ key }) => setTyping(key !== 'Tab' && key !== 'Escape')}
          onBlur={() => setTyping(false)}
          onChange={({ target }) => target.value && onChoose(target.value)}
        />
      </span>
      <button
        type="button"
        aria-label={t('counter.orders.dayAfter')}
        disabled={day >= today}
        onClick={() => onChoose(addDays(day, 1))}
      >
        <Icon name="forward" isDirected />
      </button>
    </div>
  )
}
