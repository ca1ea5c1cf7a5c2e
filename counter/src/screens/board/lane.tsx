import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode, Ref } from 'react'
import { Shapes, TicketShapes } from '../../features/load/shapes.tsx'
import type { LaneName } from './lane-tabs.tsx'

interface LaneProps {
  readonly name: LaneName
  readonly count: number
  /** Of its kind at other stations. */
  readonly elsewhere?: number
  /** Before the first answer: nothing is said of what is there. */
  readonly isUnknown: boolean
  /** On a phone only one lane is shown. */
  readonly isShown: boolean
  /** At the end of its head. */
  readonly end?: ReactNode
  /** Between head and tickets. */
  readonly above?: ReactNode
  /** Over its lower edge. */
  readonly below?: ReactNode
  readonly scrollRef?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** The shape of what comes: tickets, in Making in two columns, and rows of what is ready. */
function ShapesOf({ name }: Pick<LaneProps, 'name'>) {
  if (name === 'ready') return <Shapes kind="row" count={4} />
  return (
    <div className={name === 'making' ? 'two-columns' : 'stack'}>
      <TicketShapes count={name === 'making' ? 4 : 2} />
    </div>
  )
}

/** One lane of the board: how many, and its tickets, which scroll. */
export function Lane({ name, count, elsewhere = 0, isUnknown, isShown, ...parts }: LaneProps) {
  const t = useT()
  const { end, above, below, scrollRef, children } = parts
  const title = t(`counter.column.${name}`)
  return (
    <div className="lane" data-lane={name} data-shown={isShown} data-testid={`column-${name}`}>
      <header>
        {!isUnknown && (
          <span className="count num" data-lane={name} data-none={count === 0 || undefined}>
            {count}
          </span>
        )}
        <h2 className="t16 h grow">{title}</h2>
        {end}
      </header>
      {above}
      {!isUnknown && count === 0 && (
        <p className="nothing">
          {t(`counter.empty.${name}`)}
          {elsewhere > 0 && <small className="block">{t('counter.station.more', { count: elsewhere })}</small>}
        </p>
      )}
      <section className="lane-scroll" ref={scrollRef} aria-label={title} tabIndex={count > 0 ? 0 : -1}>
        {isUnknown ? <ShapesOf name={name} /> : children}
      </section>
      {below}
    </div>
  )
}
