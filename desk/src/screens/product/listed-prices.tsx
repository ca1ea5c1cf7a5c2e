import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuPart } from '../../data/menu-items.ts'
import { usePriceLists } from '../../data/price-lists.ts'
import { nameOf } from '../../features/menu/item-texts.ts'
import { listName } from '../../features/price-list/list-name.ts'
import { money } from '../../state/money.ts'
import { type ProductSetting, skusOf } from './product-setting.ts'

const isListed = ({ kind, op }: MenuPart): boolean => kind === 'priceListSku' && op !== 'archive'

function PriceText({ part, sku }: { part: MenuPart; sku: MenuPart }) {
  const t = useT()
  const { price, memberPrice } = part.fields
  const texts = [
    typeof price === 'number' ? money(price) : '',
    typeof memberPrice === 'number' ? t('desk.prices.members', { price: money(memberPrice) }) : '',
  ]
  return (
    <span className="num">
      {nameOf(sku)} {texts.filter((each) => each !== '').join(' · ')}
    </span>
  )
}

/** Which price lists name another price of the product; they are edited there. */
export function ListedPrices({ product }: Pick<ProductSetting, 'product'>) {
  const t = useT()
  const { lists = [] } = usePriceLists()
  const parts = product.partList.filter(isListed)
  const naming = lists.filter(({ itemId }) => parts.some((part) => part.itemId.startsWith(`${itemId}.`)))
  if (naming.length === 0) return null
  return (
    <section aria-labelledby="listed-prices">
      <h3 id="listed-prices">{t('desk.menu.priceLists')}</h3>
      <ul className="lines">
        {naming.map((list) => (
          <li key={list.itemId} className="between">
            <Link
              className="listlink"
              to="/$corp/menu/price-lists"
              params={{ corp: corpOfAddress() }}
              search={{ list: list.itemId }}
            >
              {listName(list)}
            </Link>
            <span className="ink2 listedprices">
              {skusOf(product).flatMap((sku) =>
                parts
                  .filter(({ itemId }) => itemId === `${list.itemId}.${sku.itemId}`)
                  .map((part) => <PriceText key={part.itemId} part={part} sku={sku} />),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
