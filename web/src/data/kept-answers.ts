import type { QueryKey } from '@tanstack/react-query'
import { readToken } from '@tiffin/core/customer/token'
import type { Bootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { bootstrapKey, noteBootstrap, recallBootstrap } from '@tiffin/kit/client/kept-bootstrap.ts'
import { answersIn, keepQueries, restoreQueries } from '@tiffin/kit/client/persisted-queries.ts'
import { useSession } from '../state/login/session.ts'
import { queryClient } from './query-client.ts'

const alwaysKept = [bootstrapKey, 'categories', 'products', 'food', 'materials', 'promotions', 'orders', 'order']

/** What was found from a place is not kept: the customer's position stays in memory. */
function isKept([name, ...rest]: QueryKey): boolean {
  if (name === 'store') return rest.at(-1) === false
  if (name === 'stores') return rest.at(-1) === ''
  return alwaysKept.includes(String(name))
}

const persistence = {
  client: queryClient,
  store: answersIn('tiffin'),
  /** Whose answers they are: of a brand, and of a customer of it or of a visitor. */
  holder: () => `${corpOfAddress()}/${readToken(useSession.getState().token).uid ?? ''}`,
  followHolder: useSession.subscribe,
  isKept,
  writeMs: 2000,
  beforeWrite: () => noteBootstrap(queryClient),
  setBeforeWrite: bootstrapKey,
}

/** The brand's settings as this device knows them. */
export async function restoreBootstrap(): Promise<Bootstrap | undefined> {
  await restoreQueries(persistence)
  return recallBootstrap(queryClient)
}

/**
 * Keeps menus, stores, settings and the list of orders on this device for a start without a connection; nothing of profile,
 * points, coupons or member code. Of another customer or brand than the present one nothing stays. Answers how to stop.
 */
export const keepAnswers = (): (() => void) => keepQueries(persistence)
