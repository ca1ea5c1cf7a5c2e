import { useEffect } from 'react'
import { Frequent, useOftenStores } from '../../../features/choose-store/frequent.tsx'
import { Skeleton } from '../../../features/load-state/skeleton.tsx'
import { switchStore } from '../../../features/store/switch-store.ts'
import { hasPlace, keepPlace } from '../../../state/home-places.ts'
import { useStoreChoice } from '../../../state/store/store.ts'

/** Other stores that the customer uses often: one tap away from Home. */
export function OftenStores() {
  const often = useOftenStores()
  const chosenId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const others = often?.filter(({ storeId }) => storeId !== chosenId)
  const hasOthers = (others?.length ?? 0) > 0
  useEffect(() => {
    if (others !== undefined) keepPlace('often', hasOthers)
  }, [others, hasOthers])
  if (others === undefined) return hasPlace('often') ? <Skeleton block={74} radius={12} /> : null
  return <Frequent stores={others} onChoose={switchStore} />
}
