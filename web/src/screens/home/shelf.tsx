import '../../styles/add.css'
import type { Product } from '@tiffin/core/catalog/product'
import { isSimple } from '@tiffin/core/catalog/product'
import { reasonText } from '@tiffin/kit/choose/reason-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { RowFood, RowGrade } from '../../features/food/lazy-food.ts'
import { useProductPrice } from '../../features/product/use-product-price.ts'
import { Price } from '../../ui/price.tsx'
import { Tile } from '../../ui/tile.tsx'
import css from './home.module.css'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { useShownProducts } from './use-shown-products.ts'

export interface ShelfProps {
  readonly productIds: readonly string[]
  readonly onChoose: (product: Product) => void
}

/** The code for buying is fetched with the first tap. */
async function add(product: Product): Promise<void> {
  const { buyNow } = await import('../../features/cart/buy-now.ts')
  buyNow(product)
}

function ShelfCard({ product, onChoose }: { readonly product: Product } & Pick<ShelfProps, 'onChoose'>) {
  const t = useT()
  const { image, cutImage, tint, productName: name, unavailableReason } = product
  const price = useProductPrice(product)
  return (
    <li>
      <Tile image={image} cutImage={cutImage} tint={tint} size={148} isOut={unavailableReason !== 0} />
      <span className={css.grade}>
        <RowGrade product={product} />
      </span>
      <h3 className="t14 m">{name}</h3>
      <RowFood product={product} />
      <div className="between">
        <Price {...price} />
        {unavailableReason === 0 ? (
          <button
            type="button"
            className="add"
            aria-label={t(isSimple(product) ? 'menu.add' : 'menu.chooseName', { name })}
            onClick={() => (isSimple(product) ? add(product) : onChoose(product))}
          >
            <span className="disc">
              <Icon name="plus" size="s" />
            </span>
          </button>
        ) : (
          <span className="t12 ink3">{reasonText(unavailableReason, product)}</span>
        )}
      </div>
    </li>
  )
}

/** Products in a row to be pushed along; those that this store does not sell are left out. */
export function Shelf({ productIds, onChoose }: ShelfProps) {
  const { data = [], isPending } = useShownProducts()
  if (isPending) return <ShelfSkeleton count={productIds.length} />
  const products = productIds.flatMap((id) => data.find(({ productId }) => productId === id) ?? [])
  return (
    <ul className={css.shelf}>
      {products.map((product) => (
        <ShelfCard key={product.productId} product={product} onChoose={onChoose} />
      ))}
    </ul>
  )
}
