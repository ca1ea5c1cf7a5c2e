/** What a caller asks of a list; anything out of range is clamped [call-2]. */
export interface PageRequest {
  readonly pageIndex: number
  readonly pageSize: number
}

export const mostPerPage = 500
/** What callers get who name no size. */
export const usualPerPage = 20

/** A page request within bounds: from 1, at most `most` a page. */
export function clampPage({ pageIndex, pageSize }: PageRequest, most = mostPerPage): PageRequest {
  const within = (value: number, top: number) => Math.min(Math.max(1, value), top)
  return { pageIndex: within(pageIndex, 1_000_000), pageSize: within(pageSize, most) }
}

/** One page of a list that is in memory; past the end it is empty. */
export function pageOf<Row, Shown>(rows: readonly Row[], request: PageRequest, show: (row: Row) => Shown) {
  const { pageIndex, pageSize } = clampPage(request)
  const from = (pageIndex - 1) * pageSize
  const list = rows.slice(from, from + pageSize).map(show)
  return { list, total: rows.length, pageIndex, pageSize, hasMore: from + pageSize < rows.length }
}
