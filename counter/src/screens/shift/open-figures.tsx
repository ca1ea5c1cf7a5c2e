import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { Day, Shift } from '../../data/shift.ts'
import { clockAt } from '../../state/dates.ts'
import { money } from '../../state/money.ts'
import { DrawerRows, OpenOrders, Parts } from './figures.tsx'
import { type Direction, directionText, MoveCash } from './move-cash.tsx'
import { OpenHead } from './open-head.tsx'
import { SoldChart } from './sold-chart.tsx'
import { SoldOutTimes } from './sold-out-times.tsx'
import { Paid, WentBack } from './ways.tsx'

interface ShiftProps {
  readonly shift: Shift
  readonly timeZone: string
}

/** Cash that was put in or taken out, each with its reason and who did it. */
export function Moves({ shift: { moveList }, timeZone }: ShiftProps) {
  return (
    <ul className="cash-moves">
      {moveList.map(({ at, direction, amount, reason, staffName }) => (
        <li key={`${at} ${direction} ${amount}`}>
          <span className="num ink2">{clockAt(at, timeZone)}</span>
          <span className="grow">
            {reason} <small className="ink2">{staffName}</small>
          </span>
          <b className="num">{money(direction === 'in' ? amount : -amount)}</b>
        </li>
      ))}
    </ul>
  )
}

/** The cash of the open shift, which is put in or taken out here. */
function DrawerCard({ shift, timeZone }: ShiftProps) {
  const t = useT()
  const [direction, setDirection] = useState<Direction>()
  return (
    <section className="card" aria-labelledby="drawer">
      <h2 id="drawer" className="t16 b">
        {t('counter.shift.drawer')}
      </h2>
      <DrawerRows shift={shift} />
      <Moves {...{ shift, timeZone }} />
      <div className="moves">
        {(['in', 'out'] as const).map((each) => (
          <button key={each} type="button" className="btn line" onClick={() => setDirection(each)}>
            {t(directionText[each])}
          </button>
        ))}
      </div>
      {direction && <MoveCash shift={shift} direction={direction} onClose={() => setDirection(undefined)} />}
    </section>
  )
}

/** X: the figures of the open shift as they are now [shift-4]. */
export function OpenFigures({ shift, timeZone, day }: ShiftProps & { readonly day: Day }) {
  const t = useT()
  const { figures, openedAt } = shift
  const { quarterList, soldOutList } = day
  return (
    <div className="shift">
      <OpenHead figures={figures} day={day} />
      <div className="shift-top">
        <div className="shift-column">
          <SoldChart {...{ quarterList, timeZone }} />
          <SoldOutTimes spans={soldOutList} {...{ openedAt, timeZone }} />
          <OpenOrders title={t('counter.shift.beforeClose')} shift={shift} />
        </div>
        <div className="shift-column">
          <Paid figures={figures} />
          <DrawerCard {...{ shift, timeZone }} />
        </div>
      </div>
      <div className="shift-cards">
        <Parts figures={figures} />
        <WentBack figures={figures} />
      </div>
    </div>
  )
}
