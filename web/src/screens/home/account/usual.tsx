import { countUnits } from '@tiffin/core/cart/count-units'
import { useT } from '@tiffin/kit/client/words.ts'
import { useUsual } from '../../../data/order/usual.ts'
import { reorder } from '../../../features/order/reorder.ts'
import { useHasLogin } from '../../../state/login/session.ts'
import { useStoreChoice } from '../../../state/store/store.ts'
import { Tile } from '../../../ui/tile.tsx'
import { HeldPlace } from '../held-place.tsx'
import { useKeptPlace } from '../use-kept-place.ts'
import css from './account.module.css'

const mostPictures = 2

/** What the customer usually orders: one tap from a checked cart, two from placing it [page-16]. */
export function Usual() {
  const t = useT()
  const hasLogin = useHasLogin()
  const chosenId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const { data, isPending } = useUsual()
  const usual = data?.list[0]
  const ref = useKeptPlace('usual', isPending ? undefined : usual !== undefined)
  if (hasLogin && isPending) return <HeldPlace place="usual" />
  if (!hasLogin || usual === undefined) return null
  const { orderId, store, productList } = usual
  const more = countUnits(productList) - (productList[0]?.num ?? 0)
  return (
    <section ref={ref} className={`card ${css.usual}`} aria-label={t('home.usual')}>
      <div className={css.usualPictures}>
        {productList.slice(0, mostPictures).map(({ image, tint }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stand still
          <Tile key={index} image={image} tint={tint} size={56} radius={14} />
        ))}
      </div>
      <div className={css.usualText}>
        <h2 className="t12 ink2">{t('home.usual')}</h2>
        <b className="t16">
          <bdi>{productList[0]?.productName}</bdi>
        </b>
        {more > 0 ? <span className="t12 ink2 block">{t('home.usualMore', { count: more })}</span> : null}
        {store.storeId === chosenId ? null : <span className="t12 ink2 block">{store.storeName}</span>}
      </div>
      <button type="button" className="btn soft" onClick={() => reorder(orderId, store, { isToConfirm: true })}>
        {t('order.reorder')}
      </button>
    </section>
  )
}
