import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { Failed, FailedNotice } from './failed.tsx'

interface ListStateProps {
  /** What the query knows. */
  readonly query: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly refetch: () => unknown
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly isEmpty: boolean
  /** In place of a list without rows. */
  readonly empty: ReactNode
  readonly children: ReactNode
  /** While it is on its way; rows unless given. */
  readonly skeleton?: ReactNode
}

/** A list that is read a page at a time: on its way, failed, empty, or there with a way to more. */
export function ListState({ query, isEmpty, empty, children, skeleton }: ListStateProps) {
  const t = useT()
  const retry = () => void query.refetch()
  if (query.isPending) return skeleton ?? <SkeletonRows label={t('desk.loading')} />
  if (query.error !== null && isEmpty) return <Failed failure={query.error} onRetry={retry} />
  if (isEmpty) return empty
  return (
    <>
      {query.error === null ? null : <FailedNotice failure={query.error} onRetry={retry} />}
      {children}
      {query.hasNextPage && (
        <p className="more">
          <button
            type="button"
            className="btn line"
            aria-busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('desk.more')}
          </button>
        </p>
      )}
    </>
  )
}
