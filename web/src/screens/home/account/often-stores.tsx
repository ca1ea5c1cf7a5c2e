import { Frequent, useOftenStores } from '../../../features/choose-store/frequent.tsx'
import { switchStore } from '../../../features/store/switch-store.ts'
import { useStoreChoice } from '../../../state/store/store.ts'
import { HeldPlace } from '../held-place.tsx'
import { useKeptPlace } from '../use-kept-place.ts'

/** Other stores that the customer uses often: one tap away from Home. */
export function OftenStores() {
  const often = useOftenStores()
  const chosenId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const others = often?.filter(({ storeId }) => storeId !== chosenId)
  const ref = useKeptPlace('often', others && others.length > 0)
  if (others === undefined) return <HeldPlace place="often" radius={12} />
  return <Frequent ref={ref} stores={others} onChoose={switchStore} />
}
