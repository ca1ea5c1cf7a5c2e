import { getRouteApi, Link } from '@tanstack/react-router'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type ReactNode, useState } from 'react'
import { type StoreDetail, useStoreDetail } from '../../data/stores.ts'
import { Failed } from '../../features/load/failed.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { hoursText } from '../../features/store/hours-text.ts'
import { StoreState } from '../../features/store/standing.tsx'
import { Check } from '../../ui/check.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { BasicsCard } from './basics-card.tsx'
import { DatesCard } from './hours/dates-card.tsx'
import { HoursCard } from './hours/hours-card.tsx'
import { PauseMenu } from './pause-menu.tsx'
import { PlaceCard } from './place/place-card.tsx'
import { PlansCard } from './plans/plans-card.tsx'
import { PriceListCard } from './price-list-card.tsx'
import { SaveBar } from './save-bar.tsx'
import { SaveFaults } from './save-faults.tsx'
import { SellCard } from './sell-card.tsx'
import { SlotsCard } from './slots/slots-card.tsx'
import { TablesCard } from './tables/tables-card.tsx'
import { TextsCard } from './texts-card.tsx'
import { useSaveStore } from './use-save-store.ts'
import { useStoreForm } from './use-store-form.ts'

const route = getRouteApi('/$corp/_in/stores/$storeId')

/** Back to the list, which keeps its filters in the browser's history. */
function ToList() {
  const t = useT()
  return (
    <Link
      className="btn quiet sq"
      to="/$corp/stores"
      params={{ corp: corpOfAddress() }}
      aria-label={t('desk.storePage.toList')}
      title={t('desk.storePage.toList')}
    >
      <DeskIcon name="back" size="s" isDirected />
    </Link>
  )
}

function KnownStore({ detail }: { detail: StoreDetail }) {
  const t = useT()
  const form = useStoreForm(detail.storeId, detail)
  const saving = useSaveStore(form)
  const { hasTried } = saving
  return (
    <>
      <Head title={detail.storeName} before={<ToList />} meta={<StoreState store={detail} />}>
        <span className="t12 ink2 hide-s num">
          {t('desk.storePage.todayIs', { hours: hoursText(detail.intervalList) })}
        </span>
        <PauseMenu store={detail} locked={form.lockedHours} />
      </Head>
      <div className="wrap storepage">
        <div className="cols">
          <TextsCard form={form} hasTried={hasTried} />
          <BasicsCard form={form} />
        </div>
        <HoursCard form={form} />
        <DatesCard detail={detail} locked={form.lockedHours} />
        <SlotsCard detail={detail} locked={form.lockedHours} />
        <PlansCard storeId={detail.storeId} locked={form.lockedHours} />
        <TablesCard detail={detail} locked={form.lockedHours} />
        <div className="cols">
          <PlaceCard form={form} hasTried={hasTried} neighbours={detail.neighbourList} />
          <SellCard form={form} hasTried={hasTried} payments={detail.paymentList} />
        </div>
        <PriceListCard storeId={detail.storeId} />
        <ArchiveCard store={detail} />
      </div>
      <SaveBar form={form} saving={saving} detail={detail} />
    </>
  )
}

function NewStore() {
  const t = useT()
  const form = useStoreForm('new', undefined)
  const saving = useSaveStore(form)
  const [isOpen, setOpen] = useState(true)
  const { hasTried, refused, isSaving } = saving
  const faults = hasTried ? Object.values(form.faults) : []
  return (
    <>
      <Head title={t('desk.storePage.new')} before={<ToList />} />
      <div className="wrap storepage">
        <div className="cols">
          <TextsCard form={form} hasTried={hasTried} />
          <BasicsCard form={form} />
        </div>
        <HoursCard form={form} />
        <div className="cols">
          <PlaceCard form={form} hasTried={hasTried} neighbours={[]} />
          <SellCard form={form} hasTried={hasTried} payments={[]} />
        </div>
      </div>
      <section className="savebar" aria-label={t('desk.storePage.new')}>
        <SaveFaults refused={refused} faults={faults} />
        <div className="between">
          <span className="grow">
            <Check isChecked={isOpen} onChange={setOpen} note={t('desk.storePage.openNowText')}>
              {t('desk.storePage.openNow')}
            </Check>
          </span>
          <button
            type="button"
            className={isSaving ? 'btn primary loading' : 'btn primary'}
            aria-busy={isSaving}
            onClick={() => void saving.create(isOpen)}
          >
            {t('desk.storePage.make')}
          </button>
        </div>
      </section>
    </>
  )
}

const OnPaper = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Head title={title} before={<ToList />} />
    <div className="wrap">
      <section className="card">{children}</section>
    </div>
  </>
)

function LoadedStore({ storeId }: { storeId: string }) {
  const t = useT()
  const { data, error, refetch } = useStoreDetail(storeId)
  if (data !== undefined) return <KnownStore key={storeId} detail={data} />
  const isRefused = error instanceof CallFailure && error.kind === 'refusal'
  return (
    <OnPaper title={t('desk.store')}>
      {error === null ? (
        <SkeletonRows label={t('desk.loading')} />
      ) : isRefused ? (
        <StateBox icon="shop" title={error.message} />
      ) : (
        <Failed failure={error} onRetry={() => void refetch()} />
      )}
    </OnPaper>
  )
}

/** One store with everything that is changed of it; `new` is one to be made. */
export function StoreScreen() {
  const t = useT()
  const { storeId } = route.useParams()
  const { may } = useRights()
  if (storeId === 'new')
    return may('store:manage', 'corp') ? (
      <NewStore />
    ) : (
      <NotAllowed title={t('desk.storePage.new')} needs="store:manage" />
    )
  return may('store:read', { storeId }) ? (
    <LoadedStore storeId={storeId} />
  ) : (
    <NotAllowed title={t('desk.store')} needs="store:read" place={{ storeId }} />
  )
}
