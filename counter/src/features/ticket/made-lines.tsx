import { isAtStation, linesOf } from '@tiffin/core/ticket/lines'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { CounterOrder } from '../../data/orders.ts'
import { useTap } from '../../data/send-taps.ts'
import { useStation } from '../../state/station.ts'
import { LineWords, saysWarnings } from './ticket-lines.tsx'
import { useTickedLines } from './ticks.ts'

/** What is being made: each line is ticked with a tap anywhere on it [kitchen-4]. */
export function MadeLines({ order }: { readonly order: CounterOrder }) {
  const t = useT()
  const tap = useTap()
  const ticked = useTickedLines(order)
  const station = useStation(({ categories }) => categories)
  const isWarned = saysWarnings(order)
  const lines = linesOf(order)
  const own = lines.filter((line) => isAtStation(line, station))
  return (
    <ul className="made">
      {own.map((line) => {
        const isTicked = ticked.includes(line.lineNo)
        const words = <LineWords line={line} isWarned={isWarned} isMade />
        if (line.refundNum >= line.num)
          return (
            <li key={line.lineNo} data-given-back>
              {words}
            </li>
          )
        return (
          <li key={line.lineNo} data-ticked={isTicked || undefined}>
            {/* biome-ignore lint/a11y/useSemanticElements: all of the line is the box */}
            <button
              type="button"
              role="checkbox"
              aria-checked={isTicked}
              className="line-tick"
              onClick={() => tap.tick(order, line.lineNo, !isTicked)}
            >
              <span className="box">
                <Icon name="check" size="s" />
              </span>
              {words}
            </button>
          </li>
        )
      })}
      {own.length < lines.length && (
        <li className="elsewhere">{t('counter.station.more', { count: lines.length - own.length })}</li>
      )}
    </ul>
  )
}
