import { useT } from '@tiffin/kit/client/words.ts'
import type { Columns } from '../../features/ticket/columns.ts'

const lanes = ['new', 'making', 'ready'] as const
export type LaneName = (typeof lanes)[number]

interface LaneTabsProps {
  /** Undefined before the first answer. */
  readonly columns: Columns | undefined
  readonly shown: LaneName
  readonly onShow: (lane: LaneName) => void
}

/** On a phone: which lane is shown, and how much stands in each. */
export function LaneTabs({ columns, shown, onShow }: LaneTabsProps) {
  const t = useT()
  return (
    <nav className="lane-tabs" aria-label={t('counter.board')}>
      {lanes.map((lane) => (
        <button key={lane} type="button" aria-pressed={lane === shown} onClick={() => onShow(lane)}>
          {columns && (
            <span className="count num" data-lane={lane} data-none={columns[lane].length === 0 || undefined}>
              {columns[lane].length}
            </span>
          )}
          {t(`counter.column.${lane}`)}
        </button>
      ))}
    </nav>
  )
}
