import { latinDigits } from '@tiffin/core/language/latin-digits'
import { worthOfPoints } from '@tiffin/core/points/worth-of-points'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { useState } from 'react'
import { usePointSummary } from '../../../data/customer/points.ts'
import type { Preview } from '../../../data/order/checkout.ts'
import { useCount } from '../../../state/language/use-count.ts'
import { Range } from '../../../ui/range.tsx'
import css from '../confirm-order.module.css'

interface PointsSheetProps {
  readonly preview: Preview
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (points: number | 'all') => void
}

/** Digits of what was typed, no more than the order takes. */
function readCount(text: string, most: number): number {
  const count = Number.parseInt(latinDigits(text).replace(/\D/g, '').slice(0, 9), 10)
  return Number.isNaN(count) ? 0 : Math.min(count, most)
}

function Fields({ preview, onClose, onChoose }: Omit<PointsSheetProps, 'isOpen'>) {
  const t = useT()
  const format = useMoney()
  const write = useCount()
  const { data: summary } = usePointSummary()
  const { availablePoints, maxPoints, pointsUsed } = preview
  const [count, setCount] = useState(pointsUsed > 0 ? pointsUsed : maxPoints)
  const amount = summary === undefined ? undefined : format(worthOfPoints(count, summary.rule))
  return (
    <form
      className={css.points}
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(count === maxPoints && count > 0 ? 'all' : count)
        onClose()
      }}
    >
      <p className="ink2">
        {t('points.use.balance', { count: write(availablePoints) })} ·{' '}
        {t('points.use.most', { count: write(maxPoints) })}
      </p>
      <div className={css.pointsRow}>
        <button type="button" className="btn line" onClick={() => setCount(0)}>
          {t('points.use.nothing')}
        </button>
        <label className="field grow">
          <span className="sr">{t('points.use.number')}</span>
          <input
            data-initial-focus
            className={`num t24 h ${css.pointsField}`}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={String(count)}
            onChange={(event) => setCount(readCount(event.target.value, maxPoints))}
          />
        </label>
        <button type="button" className="btn soft" onClick={() => setCount(maxPoints)}>
          {t('points.use.all')}
        </button>
      </div>
      <Range label={t('points.use.number')} min={0} max={maxPoints} value={count} onChange={setCount} />
      <button type="submit" className="btn primary big wide">
        {count === 0 || amount === undefined
          ? t('points.use.saveNone')
          : t('points.use.save', { count: write(count), amount })}
      </button>
    </form>
  )
}

/** How many points pay a part: a number, all that the order takes, or none. */
export function PointsSheet({ preview, isOpen, onClose, onChoose }: PointsSheetProps) {
  const t = useT()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('points.use.title')}
      head={<h2 className={`t20 h ${css.sheetTitle}`}>{t('points.use.title')}</h2>}
    >
      <Fields preview={preview} onClose={onClose} onChoose={onChoose} />
    </Sheet>
  )
}
