import type { Product } from '@tiffin/core/catalog/product'
import { AddFoot } from '@tiffin/kit/choose/add-foot.tsx'
import { Options } from '@tiffin/kit/choose/options.tsx'
import type { ItemPictureProps } from '@tiffin/kit/choose/parts.ts'
import { reasonText } from '@tiffin/kit/choose/reason-text.ts'
import { useSelection } from '@tiffin/kit/choose/use-selection.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import type { Ref } from 'react'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { Picture } from '../../ui/picture.tsx'
import { Tile } from '../../ui/tile.tsx'
import { tintClass } from '../../ui/tint.ts'
import { type Menu, useMenu } from '../cart/use-menu.ts'
import { ItemFood, SheetFood, SheetWarning, ValueSugar } from '../food/lazy-food.ts'
import { Substitutes } from '../product/substitutes.tsx'
import { previewOf } from './preview-of.ts'
import css from './product-sheet.module.css'
import { SheetHead } from './sheet-head.tsx'
import { sheetPicturePx } from './sheet-picture.ts'
import { SheetPrice, type ShownPrices, useShownPrices } from './sheet-price.tsx'
import { useFreshProduct } from './use-fresh-product.ts'
import { useIsAbove } from './use-is-above.ts'
import { useSheetButtons } from './use-sheet-buttons.ts'

interface SheetProps {
  readonly product: Product
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Another product is looked at instead. */
  readonly onChoose: (product: Product) => void
}

/** The code for sharing is fetched with the first tap. */
function shareProduct({ productId, productName }: Product): Promise<void> {
  const store = useStoreChoice.getState().chosen?.storeId ?? ''
  const given = { title: productName, named: { store, product: productId } }
  return import('../share/share-page.ts').then(
    (it) => it.sharePage(withInputs(paths.menu, { productId }), given),
    () => showToast(t('error.network')),
  )
}

function About({ product, prices }: { readonly product: Product; readonly prices: ShownPrices }) {
  const reason = reasonText(product.unavailableReason, product)
  return (
    <>
      <h2 className={`h ${css.name}`}>{product.productName}</h2>
      {product.description === '' ? null : <p className={`ink2 ${css.description}`}>{product.description}</p>}
      <p className={css.price}>
        <SheetPrice {...prices} />
      </p>
      <div className={css.facts}>
        {product.promotionTagList
          .filter(({ text }) => text !== prices.why)
          .map(({ promotionId, text }) => (
            <span key={promotionId} className="tag">
              {text}
            </span>
          ))}
        {reason === '' ? null : <span className="tag warn">{reason}</span>}
      </div>
    </>
  )
}

/** The picture that the sheet itself shows. */
const shownPicture = ({ image, cutImage }: Pick<Product, 'image' | 'cutImage'>) => (cutImage === '' ? image : cutImage)

/** The buttons over the picture: share, close. */
function Corner({ product, onClose }: Pick<SheetProps, 'product' | 'onClose'>) {
  const t = useT()
  return (
    <div className={css.corner}>
      <button
        type="button"
        className={`iconbtn ${css.close}`}
        aria-label={t('share.product', { name: product.productName })}
        onClick={() => shareProduct(product)}
      >
        <Icon name="share" size="s" />
      </button>
      <button type="button" className={`iconbtn ${css.close}`} aria-label={t('action.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

interface LargePictureProps extends Pick<SheetProps, 'product'> {
  readonly menu: Menu
  readonly ref: Ref<HTMLDivElement>
}

function LargePicture({ product, menu, ref }: LargePictureProps) {
  const t = useT()
  return (
    <div ref={ref} className={css.wrap}>
      <div className={`tile ${tintClass(product.tint)} ${css.picture}`}>
        <Picture base={shownPicture(product)} alt={product.imageAlt ?? ''} size={sheetPicturePx} isUrgent />
        <button
          type="button"
          className={css.larger}
          aria-label={t('preview.open', { name: product.productName })}
          onClick={() => openPage(previewOf(product, menu))}
        >
          <span className={css.disc}>
            <Icon name="enlarge" size="s" />
          </span>
        </button>
      </div>
    </div>
  )
}

/** An item of a set as the menu shows it by itself, on its own tint, in light and dark. */
function ItemPicture({ item, tint, ...rest }: ItemPictureProps) {
  const product = useMenu().byId.get(item.productId)
  return <Tile image={item.image} cutImage={product?.cutImage ?? ''} tint={product?.tint ?? tint} {...rest} />
}

const parts = { ItemPicture, ItemNote: ItemFood, ValueNote: ValueSugar }

/** Everything there is to choose of a product, with its price as it stands. */
export function ProductSheet({ product: shown, isOpen, onClose, onChoose }: SheetProps) {
  const product = useFreshProduct(shown, isOpen)
  const { selection, onChange } = useSelection(product, showToast)
  const part = { product, selection, onChange }
  const canBuy = product.unavailableReason === 0
  const menu = useMenu()
  const prices = useShownPrices(product, selection)
  const { ref, isAbove } = useIsAbove()
  const buttons = useSheetButtons({ product, menu, onClose })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={product.productName}
      isTall
      foot={canBuy ? <AddFoot {...part} {...buttons} isOpen={isOpen} /> : undefined}
    >
      <Corner product={product} onClose={onClose} />
      <SheetHead name={product.productName} prices={prices} isShown={isAbove} />
      <LargePicture ref={ref} product={product} menu={menu} />
      <div className={css.text}>
        <About product={product} prices={prices} />
        <div className={css.facts}>
          <Substitutes product={product} menu={menu} onChoose={onChoose} />
        </div>
        <SheetWarning product={product} selection={selection} />
        {canBuy ? <Options {...part} parts={parts} /> : null}
        <SheetFood product={product} selection={selection} />
      </div>
    </Sheet>
  )
}
