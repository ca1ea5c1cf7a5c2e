import { draftPermission } from '@tiffin/core/staff/draft-permission'
import { useT } from '@tiffin/kit/client/words.ts'
import { itemOf, usePageItems } from '../../data/page-items.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { Failed } from '../../features/load/failed.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { ChargeSection } from './charge-section.tsx'
import { ClassesSection } from './classes-section.tsx'
import { ExampleBill } from './example-bill.tsx'
import { ModeSection } from './mode-section.tsx'
import { RatesSection } from './rates-section.tsx'
import { ReceiptSection } from './receipt-section.tsx'
import { settingsOf } from './tax-setting.ts'

function Settings() {
  const t = useT()
  const { reasonAgainst } = useRights()
  const { query, items } = usePageItems()
  const item = items && itemOf(items, 'tax')
  const setting = item && { item, settings: settingsOf(item), reason: reasonAgainst(draftPermission('tax'), 'corp') }
  return (
    <>
      <Head title={t('desk.settings.title')} meta={t('desk.tax.title')}>
        <SaveStatus />
        <DraftMenu />
      </Head>
      <section className="sheet2 products" aria-label={t('desk.tax.title')} aria-busy={query.isFetching}>
        {setting && (
          <div className="pagegrid broad">
            <div className="blockform">
              <ModeSection {...setting} />
              {setting.settings.taxMode === 'none' ? null : (
                <>
                  <RatesSection {...setting} />
                  <ClassesSection {...setting} />
                </>
              )}
              <ChargeSection {...setting} />
              <ReceiptSection {...setting} />
            </div>
            <ExampleBill settings={setting.settings} />
          </div>
        )}
        {item === undefined && query.error === null && <SkeletonRows label={t('desk.loading')} />}
        {item === undefined && query.error !== null && (
          <Failed failure={query.error} onRetry={() => void query.refetch()} />
        )}
      </section>
    </>
  )
}

/** How the brand taxes what it sells, and what it adds for service. */
export function SettingsScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Settings /> : <NotAllowed title={t('desk.settings.title')} needs="menu:read" />
}
