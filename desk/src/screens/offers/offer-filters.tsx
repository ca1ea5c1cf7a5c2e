import { fold } from '@tiffin/core/catalog/fold'
import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { nameOf } from '../../features/menu/item-texts.ts'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import type { OfferSearch } from './offer-search.ts'
import { offerStates, stateOf } from './promotion.ts'
import { useOfferSearch } from './use-offer-search.ts'

/** Whether an offer is listed by the filters; a kind of coupon has no state. */
export const isListed = (offer: MenuItem, { text = '', state }: OfferSearch, now: number): boolean =>
  fold(nameOf(offer)).includes(fold(text)) &&
  (state === undefined || (offer.kind === 'promotion' && stateOf(offer, now) === state))

/** Offers by name and state. */
export function OfferFilters() {
  const t = useT()
  const { search, change } = useOfferSearch()
  return (
    <div className="bar2 under">
      <SearchBox label={t('desk.offer.search')} value={search.text ?? ''} onSearch={(text) => change({ text })} />
      <ViewsMenu list="offer" />
      <FilterChip
        label={t('desk.storePage.now')}
        value={search.state ?? ''}
        all={t('desk.all')}
        options={offerStates.map((value) => ({ value, text: t(`desk.offer.state.${value}`) }))}
        onChoose={(state) => change({ state })}
      />
    </div>
  )
}
