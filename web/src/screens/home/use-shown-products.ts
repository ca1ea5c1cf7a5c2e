import { useProducts } from '../../data/catalog/catalog.ts'
import { useStoreChoice } from '../../state/store/store.ts'

/** What the chosen store sells. It stands below the first view; the code that shows it comes after the first paint. */
export const useShownProducts = () => useProducts(useStoreChoice(({ chosen }) => chosen?.storeId))
