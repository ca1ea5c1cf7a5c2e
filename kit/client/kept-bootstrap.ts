import type { QueryClient } from '@tanstack/react-query'
import { type Bootstrap, useBootstrap } from './bootstrap.ts'
import { currentLanguage } from './language.ts'

/** Under which the brand's settings lie among the answers that an app keeps. */
export const bootstrapKey = 'bootstrap'

/** The brand's settings as they were last answered, in the language that is spoken or else in another one. */
export function recallBootstrap(client: QueryClient): Bootstrap | undefined {
  const all = client.getQueriesData<Bootstrap>({ queryKey: [bootstrapKey] })
  const [, found] = all.find(([[, language]]) => language === currentLanguage()) ?? all[0] ?? []
  return found
}

/** Lays the brand's settings among the answers, so that they are kept with them. */
export function noteBootstrap(client: QueryClient): void {
  const { bootstrap } = useBootstrap.getState()
  if (bootstrap !== undefined) client.setQueryData([bootstrapKey, currentLanguage()], bootstrap)
}
