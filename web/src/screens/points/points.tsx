import '@tiffin/kit/ui/choices.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { usePointMoves, usePointSummary } from '../../data/customer/points.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { Page } from '../../features/page/page.tsx'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { Pull } from '../../ui/pull/pull.tsx'
import { Balance } from './balance.tsx'
import { Log, useLogTab } from './log.tsx'
import css from './points.module.css'

/** What the customer has in points, what ends when, and how it came about. */
export function PointsScreen() {
  const t = useT()
  const { data: summary, isError, refetch } = usePointSummary()
  const tab = useLogTab()
  const moves = usePointMoves(tab.type)
  const refresh = () => Promise.all([refetch(), moves.refetch()])
  // One fault for the page, not one for each part of it.
  const isAllLost = summary === undefined && isError && moves.data === undefined && moves.isError
  const isAwaited = summary === undefined && !isError
  const explanation = (
    <button
      type="button"
      className="iconbtn"
      aria-label={t('title.pointsDescription')}
      onClick={() => openPage(paths.pointsDescription)}
    >
      <Icon name="info" />
    </button>
  )
  return (
    <Page page="points" title={t('title.points')} action={explanation}>
      <Pull onRefresh={refresh} label={t('frame.loading')}>
        <div className={`sections ${css.page}`}>
          {summary === undefined && isError ? <LoadFault isPart={!isAllLost} onRetry={refresh} /> : null}
          {isAwaited ? (
            <div className={css.awaited} role="status" aria-label={t('frame.loading')}>
              <Skeleton block={232} radius={20} />
              <Skeleton block={360} radius={20} />
            </div>
          ) : null}
          {summary === undefined ? null : <Balance summary={summary} />}
          {isAllLost || isAwaited ? null : <Log tab={tab} moves={moves} />}
        </div>
      </Pull>
    </Page>
  )
}
