import { useProducts } from '../../data/catalog.ts'
import { useFirstPaintAhead } from '../../state/first-paint.ts'
import { useStoreChoice } from '../../state/store.ts'

/** What the chosen store sells. It stands below the first view, so it is asked for after the first paint. */
export function useShownProducts() {
  const storeId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const isHeld = useFirstPaintAhead()
  return useProducts(isHeld ? undefined : storeId)
}
