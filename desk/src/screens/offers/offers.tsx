import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { useOffers } from '../../data/offers.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { useEdit } from '../../features/draft/use-edit.ts'
import { AddButtons } from '../../features/entry/add-buttons.tsx'
import { Failed } from '../../features/load/failed.tsx'
import { ItemStatus } from '../../features/menu/item-status.tsx'
import { nameOf } from '../../features/menu/item-texts.ts'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { shortDayOf } from '../../state/dates.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { CouponEditor } from './coupon-editor.tsx'
import { CouponList } from './coupon-list.tsx'
import { OfferEditor } from './offer-editor.tsx'
import { isListed, OfferFilters } from './offer-filters.tsx'
import { instantIn, newPromotion, type OfferType, offeredTypes, stateOf, typeNameOf } from './promotion.ts'
import { useOfferSearch } from './use-offer-search.ts'

const dayMs = 86_400_000
const usualDays = 7
const hourMs = 3_600_000

interface ListProps {
  readonly promotions: readonly MenuItem[]
  readonly chosen: string | undefined
  readonly onChoose: (itemId: string) => void
}

function Rows({ promotions, chosen, onChoose }: ListProps) {
  const t = useT()
  const now = serverNow()
  return (
    <ul className="tree blocks" aria-label={t('desk.offer.promotions')}>
      {promotions.map((promotion) => (
        <li key={promotion.itemId}>
          <button
            type="button"
            className="blockname grow"
            aria-current={promotion.itemId === chosen || undefined}
            onClick={() => onChoose(promotion.itemId)}
          >
            <b>{nameOf(promotion)}</b>{' '}
            <small className="ink2">
              {t(`desk.offer.type.${typeNameOf(promotion)}`)} · {t(`desk.offer.state.${stateOf(promotion, now)}`)} ·{' '}
              {t('desk.offer.until', { day: shortDayOf(instantIn(promotion, 'endTime')) })}
            </small>
          </button>
          {promotion.op !== null && <ItemStatus item={promotion} />}
        </li>
      ))}
    </ul>
  )
}

/** The promotions, and the kinds that can be made. */
function OfferList({ reason, ...list }: ListProps & { reason: string | undefined }) {
  const t = useT()
  const edit = useEdit()
  const { currencyScale } = useSettings()
  function add(type: OfferType) {
    const itemId = crypto.randomUUID()
    const startTime = Math.ceil(serverNow() / hourMs) * hourMs
    edit.create(
      { kind: 'promotion', itemId },
      newPromotion(type, { currencyScale, startTime, endTime: startTime + usualDays * dayMs }),
    )
    list.onChoose(itemId)
  }
  return (
    <>
      <h2>{t('desk.offer.promotions')}</h2>
      <Rows {...list} />
      <AddButtons
        title={t('desk.offer.newOffer')}
        kinds={offeredTypes}
        nameOf={(type) => t(`desk.offer.type.${type}`)}
        reason={reason}
        onAdd={add}
      />
    </>
  )
}

function Offers() {
  const t = useT()
  const { search, open } = useOfferSearch()
  const { item } = search
  const { reasonAgainst } = useRights()
  const { query, items } = useOffers()
  const reason = reasonAgainst('menu:edit')
  const chosen = items?.find(({ itemId }) => itemId === item)
  const now = serverNow()
  const listed = items?.filter((offer) => offer.itemId === item || isListed(offer, search, now)) ?? []
  const list = { chosen: item, onChoose: open, reason }
  const Editor = chosen?.kind === 'couponKind' ? CouponEditor : OfferEditor
  return (
    <>
      <Head title={t('desk.offer.title')}>
        <SaveStatus />
        <DraftMenu />
      </Head>
      <section className="sheet2 products" aria-label={t('desk.offer.promotions')} aria-busy={query.isFetching}>
        <OfferFilters />
        {items && (
          <div className="pagegrid offers" data-open={chosen ? true : undefined}>
            <div className="blocklist">
              <OfferList promotions={listed.filter(({ kind }) => kind === 'promotion')} {...list} />
              <CouponList coupons={listed.filter(({ kind }) => kind === 'couponKind')} {...list} />
            </div>
            <div className="blockform">
              {chosen ? (
                <Editor key={chosen.itemId} promotion={chosen} reason={reason} onClose={() => open('')} />
              ) : (
                <StateBox icon="pencil" title={t('desk.offer.choose')} text={t('desk.offer.chooseText')} />
              )}
            </div>
          </div>
        )}
        {items === undefined && query.error === null && <SkeletonRows label={t('desk.loading')} />}
        {items === undefined && query.error !== null && (
          <Failed failure={query.error} onRetry={() => void query.refetch()} />
        )}
      </section>
    </>
  )
}

/** The promotions and kinds of coupons of the brand, each as a sentence. */
export function OffersScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Offers /> : <NotAllowed title={t('desk.offer.title')} needs="menu:read" />
}
