import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { noteServerTime } from '@tiffin/kit/client/clock.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { bootstrapKey, noteBootstrap, recallBootstrap } from '@tiffin/kit/client/kept-bootstrap.ts'
import { answersIn, keepQueries } from '@tiffin/kit/client/persisted-queries.ts'
import { useSession } from '../state/session.ts'
import type { Board } from './merge-orders.ts'
import { boardKey } from './orders.ts'

const store = answersIn('tiffin-counter')

/** A board is read every few seconds, and written less often: a tablet's storage wears. */
const writeMs = 10_000

/** Whose board it is: of the store that is logged in. */
function holder(): string {
  const { token, employee } = useSession.getState()
  return `${corpOfAddress()}/${token === '' ? '' : (employee?.storeId ?? '')}`
}

const isLoggedIn = () => useSession.getState().token !== ''

/** The board and the brand's settings, and no other answer: nothing of tills, refunds, searches or bills. */
const isKept = ([name, part]: QueryKey): boolean =>
  name === bootstrapKey || (isLoggedIn() && name === boardKey[0] && part === boardKey[1])

/** The settings that a page needs to come up, and the server's clock as far as it was known when the board was read. */
function takeRestored(client: QueryClient): void {
  const bootstrap = recallBootstrap(client)
  if (bootstrap !== undefined && useBootstrap.getState().bootstrap === undefined) useBootstrap.setState({ bootstrap })
  const query = client.getQueryCache().find<Board>({ queryKey: boardKey, exact: false })
  if (query?.state.data) noteServerTime(query.state.data.serverTime + Date.now() - query.state.dataUpdatedAt)
}

/** Keeps the board on this tablet for a reload without a connection, until log-out [kitchen-18]. Answers how to stop. */
export const keepBoard = (client: QueryClient): (() => void) =>
  keepQueries(
    {
      ...{ client, store, holder, isKept, writeMs, followHolder: useSession.subscribe },
      ...{ beforeWrite: () => noteBootstrap(client), setBeforeWrite: bootstrapKey },
    },
    () => takeRestored(client),
  )
