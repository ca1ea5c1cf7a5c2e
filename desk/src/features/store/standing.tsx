import { useT } from '@tiffin/kit/client/words.ts'
import type { StoreRow } from '../../data/stores.ts'
import { clockOf } from '../../state/dates.ts'

type Standing = Pick<StoreRow, 'state' | 'resumesAt'>

const marks = { open: 'st', paused: 'st draft', closed: 'st off', archived: 'st off' } as const

/** Whether a store is open, and until when a pause lasts. */
export function StoreState({ store: { state, resumesAt } }: { store: Standing }) {
  const t = useT()
  const text =
    state === 'paused' && resumesAt !== null
      ? t('desk.storePage.pausedUntil', { time: clockOf(resumesAt) })
      : t(`desk.storePage.state.${state}`)
  return <span className={marks[state]}>{text}</span>
}
