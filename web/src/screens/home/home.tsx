import { storeStatus } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { retryFailed } from '../../data/query-client.ts'
import { useStore } from '../../data/store/store.ts'
import { FaultLine } from '../../features/load-state/fault-line.tsx'
import { useProductSheet } from '../../features/product-sheet/product-sheet-host.tsx'
import { useKnowsPlaces } from '../../state/home-places.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { useAwaited } from '../../ui/use-awaited.ts'
import { AccountPart } from './account-part.tsx'
import { Blocks, useHomeBlocks } from './blocks.tsx'
import { HeldPlace } from './held-place.tsx'
import css from './home.module.css'
import { HomeHead } from './home-head.tsx'
import { HomeStore } from './home-store.tsx'
import { Ways } from './ways.tsx'

function StoreSkeleton() {
  const t = useT()
  return (
    <div className={css.wide} role="status" aria-label={t('frame.loading')}>
      <HeldPlace place="store" radius={12} />
    </div>
  )
}

/** The shop window: the store, two ways to have it, the order that goes on, and what the brand shows. */
export function HomeScreen() {
  const t = useT()
  const { data: store, isError } = useStore()
  const { open, sheet } = useProductSheet()
  const blocks = useHomeBlocks()
  const isLoggedIn = useHasLogin()
  const isAwaited = useAwaited(!useKnowsPlaces() && isLoggedIn)
  const isClosed = store !== undefined && store.status !== storeStatus.inBusiness

  return (
    <main className={`page ${css.page}`} data-testid="page-home">
      <HomeHead isClosed={isClosed} />
      <div className="sections">
        {store === undefined && !isError ? <StoreSkeleton /> : null}
        {store === undefined && isError ? <FaultLine title={t('error.load')} onRetry={retryFailed} /> : null}
        {store === undefined ? null : <HomeStore store={store} />}
        <Ways store={store} entries={blocks.entries} />
        <AccountPart isAwaited={isAwaited} />
        {isAwaited ? null : <Blocks blocks={blocks.rest} onChoose={open} />}
      </div>
      {sheet}
    </main>
  )
}
