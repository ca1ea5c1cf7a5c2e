import { useT } from '@tiffin/kit/client/words.ts'
import { usePriceLists } from '../../data/price-lists.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { listName, listOfStore } from '../../features/price-list/list-name.ts'
import { useGiveList } from '../../features/price-list/use-give-list.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { SelectField } from '../../ui/field.tsx'

function Choice({ storeId }: { storeId: string }) {
  const t = useT()
  const { lists = [], ofStores } = usePriceLists()
  const give = useGiveList(ofStores)
  const reason = useRights().reasonAgainst('menu:edit')
  const item = ofStores.find(({ itemId }) => itemId === storeId)
  const chosen = item === undefined ? '' : (listOfStore(item) ?? '')
  const offered = lists.filter(({ itemId, op }) => op !== 'archive' || itemId === chosen)
  return (
    <section className="card form2" aria-labelledby="store-prices">
      <div className="cardhead">
        <h2 id="store-prices">{t('desk.prices.prices')}</h2>
        <span className="end">
          <SaveStatus />
          <DraftMenu />
        </span>
      </div>
      <div className="storepricelist">
        <SelectField
          label={t('desk.field.priceList')}
          hint={reason ?? t('desk.prices.ofStoreText')}
          disabled={reason !== undefined}
          value={chosen}
          onChange={({ target }) => give(storeId, target.value)}
        >
          <option value="">{t('desk.prices.none')}</option>
          {offered.map((list) => (
            <option key={list.itemId} value={list.itemId}>
              {listName(list)}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}

/** The price list of a store: unlike the rest of the page it is changed in the draft. */
export function PriceListCard({ storeId }: { storeId: string }) {
  const { may } = useRights()
  return may('menu:read') ? <Choice storeId={storeId} /> : null
}
