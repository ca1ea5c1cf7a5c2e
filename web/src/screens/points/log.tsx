import { t, useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type PointMove, pointType, type usePointMoves } from '../../data/customer/points.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { useDates } from '../../state/language/dates.ts'
import { useCount } from '../../state/language/use-count.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { useNearEnd } from '../../ui/use-near-end.ts'
import css from './points.module.css'

/** Which movements the log shows. */
export function useLogTab() {
  const [type, setType] = useState<number>(pointType.all)
  return { type, setType }
}

interface LogProps {
  readonly tab: ReturnType<typeof useLogTab>
  readonly moves: ReturnType<typeof usePointMoves>
}

/** When it happened; of points that end, when they do. */
function timeOf({ type, createTime, expiryDate }: PointMove, dates: ReturnType<typeof useDates>): string {
  if (type !== pointType.willExpire || expiryDate === null) return dates.full(createTime)
  return t('points.validUntil', { date: dates.date(expiryDate) })
}

function Move({ move }: { readonly move: PointMove }) {
  const t = useT()
  const dates = useDates()
  const write = useCount()
  const { type, points, title, orderNo } = move
  const isGain = points > 0 && type !== pointType.willExpire
  return (
    <li className={`row ${css.move}`}>
      <span className="grow">
        <b className="m block">{title}</b>
        <span className="t12 ink2 num">
          {timeOf(move, dates)}
          {orderNo === null ? null : <span className="block">{t('points.order', { number: orderNo })}</span>}
        </span>
      </span>
      <b className={`t16 num ${isGain ? 'okc' : ''}`}>
        <bdi dir="ltr">{`${isGain ? '+' : ''}${write(points)}`}</bdi>
      </b>
    </li>
  )
}

function Nothing({ isAll }: { readonly isAll: boolean }) {
  const t = useT()
  return (
    <div className="empty">
      <Drawing name="cup" />
      <b className="t16">{t('points.empty')}</b>
      {isAll ? (
        <>
          <p className="ink2">{t('points.emptyText')}</p>
          <button type="button" className="btn primary" onClick={() => openTab(paths.menu)}>
            {t('action.goToMenu')}
          </button>
        </>
      ) : null}
    </div>
  )
}

/** Every movement of points, by kind. */
export function Log({ tab, moves }: LogProps) {
  const t = useT()
  const { data, isError, isPlaceholderData, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = moves
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetchingNextPage) fetchNextPage()
  })
  const list = isError && isPlaceholderData ? undefined : data?.pages.flatMap((page) => page.list)
  const tabs = [
    { type: pointType.all, label: t('action.all') },
    { type: pointType.obtained, label: t('points.obtained') },
    { type: pointType.used, label: t('points.used') },
    { type: pointType.willExpire, label: t('points.willExpire') },
    { type: pointType.expired, label: t('points.expired') },
  ]
  return (
    <section className={`card ${css.log}`} aria-label={t('points.log')}>
      <div className={`tabs fading ${css.tabs}`} role="tablist" aria-label={t('points.log')}>
        {tabs.map(({ type, label }) => (
          <button
            key={type}
            type="button"
            role="tab"
            aria-selected={type === tab.type}
            onClick={() => tab.setType(type)}
          >
            {label}
          </button>
        ))}
      </div>
      {list === undefined && isError ? <LoadFault onRetry={refetch} /> : null}
      {list === undefined && !isError ? (
        <div className={css.waiting} role="status" aria-label={t('frame.loading')}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} block={44} />
          ))}
        </div>
      ) : null}
      {list?.length === 0 && !isPlaceholderData ? <Nothing isAll={tab.type === pointType.all} /> : null}
      <ul className={isPlaceholderData ? css.stale : undefined}>
        {list?.map((move) => (
          <Move key={`${move.type}-${move.id}`} move={move} />
        ))}
      </ul>
      <div ref={end} />
    </section>
  )
}
