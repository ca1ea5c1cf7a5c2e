import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode, Ref } from 'react'
import type { LaneName } from './lane-tabs.tsx'

interface LaneProps {
  readonly name: LaneName
  readonly count: number
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

/** One lane of the board: how many, and its tickets, which scroll. */
export function Lane({ name, count, isShown, end, above, below, scrollRef, children }: LaneProps) {
  const t = useT()
  const title = t(`counter.column.${name}`)
  return (
    <div className="lane" data-lane={name} data-shown={isShown} data-testid={`column-${name}`}>
      <header>
        <span className="count num" data-lane={name} data-none={count === 0 || undefined}>
          {count}
        </span>
        <h2 className="t16 h grow">{title}</h2>
        {end}
      </header>
      {above}
      {count === 0 && <p className="nothing">{t(`counter.empty.${name}`)}</p>}
      <section className="lane-scroll" ref={scrollRef} aria-label={title} tabIndex={count > 0 ? 0 : -1}>
        {children}
      </section>
      {below}
    </div>
  )
}
