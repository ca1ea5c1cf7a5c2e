import { useQuery } from '@tanstack/react-query'
import { type FoodBook, type FoodList, foodBookOf } from '@tiffin/core/food/food-book'
import { useStoreChoice } from '../../state/store/store.ts'
import { call } from '../call.ts'

const nothingKnown = foodBookOf({ materialList: [], drinkList: [], toppingIdList: [], shareList: [] })

/** Once for one answer, however many rows look at it. */
const books = new WeakMap<FoodList, FoodBook>()

function bookOf(list: FoodList): FoodBook {
  const book = books.get(list) ?? foodBookOf(list)
  books.set(list, book)
  return book
}

/** What is in the food of the chosen store; undefined while it is on its way. What cannot be had is not known [food-7]. */
export function useFood(): FoodBook | undefined {
  const storeId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const { data, isError } = useQuery({
    queryKey: ['food', storeId],
    queryFn: ({ signal }) => call('/api/app/product/food/list', { storeId: storeId ?? '' }, { signal, isSilent: true }),
    enabled: storeId !== undefined,
    staleTime: 5 * 60_000,
  })
  if (data !== undefined) return bookOf(data)
  return isError ? nothingKnown : undefined
}
