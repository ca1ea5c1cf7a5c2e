import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { createContext, use } from 'react'
import { sortedByName } from '../state/lists.ts'
import { call } from './call.ts'

/** Who is logged in, and what they may do where. */
export type Me = CallMap['/api/app/desk/me/detail']['output']

/** One of the sessions of who is logged in. */
export type MySession = CallMap['/api/app/desk/me/sessions']['output']['list'][number]

export const meKey = ['me']
export const mySessionsKey = ['my-sessions']

const readMe = () => call('/api/app/desk/me/detail', {})

/** Whether who has just logged in works at the counter and nowhere else. */
export async function worksAtCounterOnly(): Promise<boolean> {
  const { roleList } = await readMe()
  return roleList.length > 0 && roleList.every(({ role }) => role === 'employee')
}

const meQuery = (language: string) => ({
  queryKey: [...meKey, language],
  /** The stores stand in menus, by name. */
  queryFn: async () => {
    const me = await readMe()
    return { ...me, storeList: sortedByName(me.storeList, ({ storeName }) => storeName) }
  },
  retry: false,
})

/** Reads who is logged in; for the frame, which waits for it. */
export function useMeLoading() {
  const language = useLanguage((state) => state.language)
  return useQuery({ ...meQuery(language), placeholderData: (before: Me | undefined) => before })
}

/** Who is logged in, as the frame read it last: pages come up inside of it only, whatever is read again meanwhile. */
export const KnownMe = createContext<Me | undefined>(undefined)

/** Who is logged in; only asked for inside the frame, which shows nothing before it is known. */
export function useMe(): Me {
  const me = use(KnownMe)
  if (me === undefined) throw new Error('asked who is logged in outside the frame')
  return me
}

export const useMySessions = () =>
  useQuery({ queryKey: mySessionsKey, queryFn: () => call('/api/app/desk/me/sessions', {}) })
