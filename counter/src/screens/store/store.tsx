import { useT } from '@tiffin/kit/client/words.ts'
import { useStoreControl } from '../../data/store-control.ts'
import { WhileConnected } from '../../features/connection/while-connected.tsx'
import { Loading } from '../../features/load/loading.tsx'
import { Missing } from '../../features/load/missing.tsx'
import { useSession } from '../../state/session.ts'
import { PickUpTimes } from './pick-up-times.tsx'
import { PickupMethods } from './pickup-methods.tsx'
import { Printers } from './printers.tsx'
import { ReadyTime } from './ready-time.tsx'
import { Taking } from './taking.tsx'
import { Today } from './today.tsx'

/** How the store takes orders now. */
export function Store() {
  const t = useT()
  const { data: control, isError, refetch } = useStoreControl()
  const storeName = useSession(({ employee }) => employee?.storeName)
  return (
    <main className="work-page" data-testid="page-store" aria-busy={control === undefined && !isError}>
      <header className="top">
        <div className="grow">
          <h1 className="t20 h">{t('counter.store.title')}</h1>
          <p className="t14 ink2">{storeName}</p>
        </div>
        {control && <p className="t14 ink2">{t('counter.store.openOrders', { count: control.openOrderCount })}</p>}
      </header>
      <div className="cards">
        {control === undefined && isError && (
          <Missing text={t('counter.store.failed')} onRetry={() => void refetch()} />
        )}
        {control === undefined && !isError && <Loading kind="card" count={4} />}
        {control && (
          <WhileConnected>
            <div className="cards-column">
              <Taking control={control} />
              <PickupMethods control={control} />
              <Today control={control} />
            </div>
            <div className="cards-column">
              <ReadyTime timeZone={control.timeZone} />
            </div>
            <div className="cards-column">
              <PickUpTimes />
              <Printers />
            </div>
          </WhileConnected>
        )}
      </div>
    </main>
  )
}
