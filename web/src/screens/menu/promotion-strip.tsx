import '@tiffin/kit/ui/more-drawings.ts'
import { isInForce } from '@tiffin/core/pricing/promotion'
import type { Store } from '@tiffin/core/store/store'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { usePromotions } from '../../data/catalog/catalog.ts'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import css from './menu.module.css'

const OffersSheet = lazyPart(() => import('./offers-sheet.tsx').then((part) => part.OffersSheet))

/** How often the menu has come up: each time another offer stands in the strip. */
let visits = 0

/** One offer at a time, without moving by itself; it opens the list of all [page-27]. */
export function PromotionStrip({ store }: { readonly store: Store }) {
  const t = useT()
  const { data, isPending } = usePromotions(store.storeId)
  const [turn] = useState(() => visits)
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    visits += 1
  }, [])
  const now = serverNow()
  const inForce = data?.filter((promotion) => isInForce(promotion, now))
  const named = inForce?.filter((promotion) => promotion.name !== '') ?? []
  const names = [...new Set(named.map((promotion) => promotion.name))]
  // Its place is kept until it is known that there is nothing to say.
  if (isPending) return <Skeleton block={44} radius={12} />
  const name = names[turn % names.length]
  if (name === undefined) return null
  const count = names.length - 1
  return (
    <>
      <button type="button" className={css.promo} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="ticket" size="s" />
        <span className="sr">{`${t('menu.promotions')}: `}</span>
        <span className="t12 b grow one">{name}</span>
        {count > 0 ? (
          <b className="t12">
            <span className="sr">{' · '}</span>
            <span className={css.moreOffers}>{t('menu.moreOffers', { count })}</span>
            <span className={`num ${css.moreCount}`} dir="ltr" data-count={`+${count}`} />
          </b>
        ) : null}
        <Icon name="forward" size="xs" isDirected />
      </button>
      {isOpen === undefined ? null : (
        <OffersSheet storeId={store.storeId} offers={named} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
