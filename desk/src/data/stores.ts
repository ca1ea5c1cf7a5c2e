import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

type StorePage = CallMap['/api/app/desk/store/list']['output']

/** A store in the list. */
export type StoreRow = StorePage['list'][number]

/** A store with everything that is changed of it. */
export type StoreDetail = CallMap['/api/app/desk/store/detail']['output']

/** What a store is, beside its hours. */
export type StoreFields = StoreDetail['fields']

/** A group of stores. */
export type StoreGroup = CallMap['/api/app/desk/store-group/list']['output']['list'][number]

/** What is asked of the list. */
export type StoreFilter = Pick<CallMap['/api/app/desk/store/list']['input'], 'text' | 'state' | 'groupId'>

export const storesKey = ['stores']
export const storeGroupsKey = ['store-groups']

const pageSize = 50
/** How often it is looked whether stores have opened or closed. */
const freshMs = 30_000

/** The stores, a page at a time; those of before stay while others are looked for. */
export function useStores(filter: StoreFilter) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    queryKey: [...storesKey, 'list', filter, language],
    queryFn: ({ pageParam }) => call('/api/app/desk/store/list', { ...filter, after: pageParam, pageSize }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchInterval: freshMs,
  })
}

/** As many stores as one answer may name. */
const mostNamed = 200

async function listEveryStore(): Promise<{ readonly list: readonly StoreRow[] }> {
  const list: StoreRow[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: StorePage = await call('/api/app/desk/store/list', { after, pageSize: mostNamed })
    list.push(...page.list)
    after = page.next
  }
  return { list }
}

/** All stores by name, to choose some of. */
export const useStoreNames = () => useQuery({ queryKey: [...storesKey, 'names'], queryFn: listEveryStore })

/** The address behind the code of each table of a store. */
export const useTableCodes = (storeId: string) =>
  useQuery({
    queryKey: [...storesKey, 'table-codes', storeId],
    queryFn: () => call('/api/app/desk/store/table-codes', { storeId }),
  })

/** One store, as it is now. */
export function useStoreDetail(storeId: string) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...storesKey, 'one', storeId, language],
    queryFn: () => call('/api/app/desk/store/detail', { storeId }),
    placeholderData: (before) => (before?.storeId === storeId ? before : undefined),
    refetchInterval: freshMs,
  })
}

export function useStoreGroups() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...storeGroupsKey, language],
    queryFn: () => call('/api/app/desk/store-group/list', {}),
    placeholderData: (before) => before,
  })
}
