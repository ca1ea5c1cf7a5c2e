import './pull.css'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { Flower } from '../flower.tsx'
import { pullThresholdPx } from './pull-state.ts'
import { usePull } from './use-pull.ts'

/** What a page may do with its own pull. */
export interface PullHandle {
  /** Refreshes as if it had been pulled. */
  begin(): void
}

interface PullProps {
  /** Reloads; the flower turns until it settles. */
  readonly onRefresh: () => Promise<unknown>
  /** Said while it refreshes. */
  readonly label: string
  readonly handle?: Ref<PullHandle>
  readonly children: ReactNode
}

/** A page's content that is refreshed by pulling it down; its class names the phase. */
export function Pull({ onRefresh, label, handle, children }: PullProps) {
  const place = useRef<HTMLDivElement>(null)
  const { phase, settled, begin } = usePull(onRefresh, (px) => {
    place.current?.style.setProperty('--pulled', `${px}px`)
    place.current?.style.setProperty('--turned', String(Math.min(1, px / pullThresholdPx)))
  })
  useImperativeHandle(handle, () => ({ begin }), [begin])
  return (
    <div
      className={`pull ${phase}`}
      ref={place}
      onTransitionEnd={({ target }) => target === place.current && settled()}
    >
      <div className="pull-mark">
        <Flower size={30} colour="var(--primary-fill)" heart="var(--gold)" />
        <span className="sr" role="status">
          {phase === 'refreshing' ? label : ''}
        </span>
      </div>
      {children}
    </div>
  )
}
