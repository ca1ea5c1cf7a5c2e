import { Picture } from '../../ui/picture.tsx'
import css from './home.module.css'
import { useShownProducts } from './use-shown-products.ts'

/** On a wide screen the banner of a category shows further products of it. */
export function BannerProducts({ link }: { readonly link: string }) {
  const { data = [] } = useShownProducts()
  const heading = link.split('categoryId=')[1]
  return (
    <span className={css.more}>
      {data
        .filter(({ productCategoryId, unavailableReason }) => productCategoryId === heading && !unavailableReason)
        .slice(1, 3)
        .map(({ cutImage }) => (
          <Picture key={cutImage} base={cutImage} size={200} />
        ))}
    </span>
  )
}
