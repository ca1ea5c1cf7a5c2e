import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Owner } from '../../features/changes/owner.ts'

const pages = {
  property: '/$corp/menu/options',
  category: '/$corp/menu/categories',
  material: '/$corp/menu/materials',
} as const

const isOnMenu = (kind: Owner['kind']): kind is keyof typeof pages => kind in pages

/** The part of the pages where something beside the menu is edited. */
const pageParts: Readonly<Partial<Record<Owner['kind'], 'home' | 'tabs' | 'look' | 'agreements' | 'app'>>> = {
  ...{ pageBlock: 'home', tab: 'tabs', look: 'look', agreement: 'agreements' },
  ...{ downloadPage: 'app', guideMarker: 'app', pageText: 'app' },
}

/** The way to a field: on the page of a product, or in the window of anything else. */
export function MendLink({ owner: { kind, itemId }, field }: { owner: Owner; field: string }) {
  const t = useT()
  const corp = corpOfAddress()
  const text = t('desk.publish.mend')
  if (kind === 'promotion' || kind === 'couponKind')
    return (
      <Link className="btn line s" to="/$corp/offers" params={{ corp }} search={{ item: itemId }}>
        {text}
      </Link>
    )
  if (kind === 'priceList')
    return (
      <Link className="btn line s" to="/$corp/menu/price-lists" params={{ corp }} search={{ list: itemId }}>
        {text}
      </Link>
    )
  if (kind === 'storePriceList')
    return (
      <Link className="btn line s" to="/$corp/stores/$storeId" params={{ corp, storeId: itemId }}>
        {text}
      </Link>
    )
  if (kind === 'tax')
    return (
      <Link className="btn line s" to="/$corp/settings" params={{ corp }}>
        {text}
      </Link>
    )
  const part = pageParts[kind]
  if (part !== undefined)
    return (
      <Link
        className="btn line s"
        to="/$corp/pages"
        params={{ corp }}
        search={part === 'home' ? { item: itemId } : { part }}
      >
        {text}
      </Link>
    )
  return kind === 'product' ? (
    <Link className="btn line s" to="/$corp/menu/$productId" params={{ corp, productId: itemId }} hash={field}>
      {text}
    </Link>
  ) : (
    <Link
      className="btn line s"
      to={isOnMenu(kind) ? pages[kind] : pages.category}
      params={{ corp }}
      search={{ item: itemId }}
    >
      {text}
    </Link>
  )
}
