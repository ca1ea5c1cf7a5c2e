import type { QueryKey } from '@tanstack/react-query'
import { readToken } from '@tiffin/core/customer/token'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { persistQueries, restoreQueries } from '@tiffin/kit/client/persisted-queries.ts'
import { useSession } from '../state/login/session.ts'
import { queryClient } from './query-client.ts'

const bootstrapKey = 'bootstrap'
const alwaysKept = [bootstrapKey, 'categories', 'products', 'food', 'materials', 'promotions', 'orders', 'order']

/** What was found from a place is not kept: the customer's position stays in memory. */
function isKept([name, ...rest]: QueryKey): boolean {
  if (name === 'store') return rest.at(-1) === false
  if (name === 'stores') return rest.at(-1) === ''
  return alwaysKept.includes(String(name))
}

/** Whose answers they are: of a brand, and of a customer of it or of a visitor. */
const holder = () => `${corpOfAddress()}/${readToken(useSession.getState().token).uid ?? ''}`

/** Brings back what this brand answered this customer before. */
export const restoreAnswers = (): Promise<void> => restoreQueries({ client: queryClient, holder })

/** The brand's settings as they were last answered, in the language that is spoken or else in another one. */
export async function restoreBootstrap(): Promise<Bootstrap | undefined> {
  await restoreAnswers()
  const all = queryClient.getQueriesData<Bootstrap>({ queryKey: [bootstrapKey] })
  const [, found] = all.find(([[, language]]) => language === currentLanguage()) ?? all[0] ?? []
  return found
}

function setBootstrap(): void {
  const { bootstrap } = useBootstrap.getState()
  if (bootstrap !== undefined) queryClient.setQueryData([bootstrapKey, currentLanguage()], bootstrap)
}

/**
 * Keeps menus, stores, settings and the list of orders on this device for a start without a connection; nothing of profile,
 * points, coupons or member code. Of another customer or brand than the present one nothing stays. Answers how to stop.
 */
export const persistAnswers = (): (() => void) =>
  persistQueries({
    client: queryClient,
    holder,
    followHolder: useSession.subscribe,
    isKept,
    beforeWrite: setBootstrap,
    setBeforeWrite: bootstrapKey,
  })
