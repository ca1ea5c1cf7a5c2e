import { amountOf, lineAmountOf } from '@tiffin/core/cart/line-amount'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import {
  firstSelection,
  leftOutGroup,
  missingPick,
  pickedItem,
  picksOf,
  requestOfSelection,
  type Selection,
} from '@tiffin/core/cart/selection'
import type { PackageGroup as PackageGroupOf, Product } from '@tiffin/core/catalog/product'
import { money } from '@tiffin/core/money/money'
import { ask } from '@tiffin/kit/client/ask.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import { useRef, useState } from 'react'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { tintClass } from '../../ui/tint.ts'
import { buy } from '../cart/buy.ts'
import { useMenu } from '../cart/use-menu.ts'
import { SheetFood, SheetWarning } from '../food/lazy-food.ts'
import { reasonText } from '../product/reason.ts'
import { PackageGroup } from './package-group.tsx'
import css from './product-sheet.module.css'
import { PropertyOptions } from './property-options.tsx'
import { useFreshProduct } from './use-fresh-product.ts'

interface SheetProps {
  readonly product: Product
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface PartProps {
  readonly product: Product
  readonly selection: Selection
  readonly onChange: (change: Partial<Selection>) => void
}

function Sizes({ product, selection, onChange }: PartProps) {
  const t = useT()
  const format = useMoney()
  if (product.skuList.length < 2) return null
  const cheapest = Math.min(...product.skuList.map(({ discountPrice }) => discountPrice))
  return (
    <fieldset className={css.group}>
      <legend className="t16 b">{t('product.size')}</legend>
      <div className={css.chips}>
        {product.skuList.map(({ skuId, skuName, discountPrice, stockNum }) => (
          <Choice
            key={skuId}
            type="radio"
            name="sku"
            className="chip"
            isChosen={skuId === selection.skuId}
            isDisabled={stockNum === 0}
            onChoose={() => onChange({ skuId })}
          >
            {skuName}
            {stockNum === 0 ? <small>{t('stock.soldOut')}</small> : null}
            {stockNum !== 0 && discountPrice > cheapest ? (
              <small>
                <bdi className="num" dir="ltr">
                  {t('product.surcharge', { amount: format(money(discountPrice - cheapest)) })}
                </bdi>
              </small>
            ) : null}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** The code for sharing is fetched with the first tap. */
const shareProduct = ({ productId, productName }: Product): Promise<void> =>
  import('../share/share-page.ts').then(
    (it) => it.sharePage(withInputs(paths.menu, { productId }), productName),
    () => showToast(t('error.network')),
  )

function About({ product }: { readonly product: Product }) {
  const reason = reasonText(product.unavailableReason, product)
  return (
    <>
      <h2 className="t24 h">{product.productName}</h2>
      {product.description === '' ? null : <p className={`ink2 ${css.description}`}>{product.description}</p>}
      <div className={css.facts}>
        {product.promotionTagList.map(({ promotionId, text }) => (
          <span key={promotionId} className="tag">
            {text}
          </span>
        ))}
        {reason === '' ? null : <span className="tag warn">{reason}</span>}
      </div>
    </>
  )
}

const showGroup = (group: PackageGroupOf | undefined) =>
  document
    .querySelector(`[data-group="${CSS.escape(group?.productGroupId ?? '')}"]`)
    ?.scrollIntoView({ behavior: 'smooth', block: 'center' })

/**
 * What is chosen changed: where that completes a group, the next one that lacks something comes into view. Not while the chosen item
 * has options of its own, which stand below its group.
 */
function showNext(product: Product, before: Selection['picks'], picks: Selection['picks']): void {
  const done = missingPick(product, before)?.group
  const next = missingPick(product, picks)?.group
  if (done === undefined || next === undefined || done === next) return
  const mine = picksOf(picks, done)
  const hasOptions = done.itemList.some((item) => item.propertyList.length > 0 && pickedItem(mine, item) !== undefined)
  if (!hasOptions) showGroup(next)
}

/** A group that may stay empty is asked about before the set is bought without it. */
async function leavesOut({ groupName: name, maxNum: count }: PackageGroupOf): Promise<boolean> {
  const answer = await ask({
    title: t('package.leaveOutTitle', { name }),
    text: t('package.leaveOutText', { count }),
    confirm: { label: t('package.goOnChoosing'), answer: 'choose' },
    cancel: { label: t('package.leaveOut'), answer: 'leave' },
    closing: 'choose',
  })
  return answer === 'leave'
}

function Foot({ product, selection, onChange, isOpen, onClose }: PartProps & SheetProps) {
  const t = useT()
  const menu = useMenu()
  const format = useMoney()
  const { num } = selection
  const resolved = resolveLine(product, requestOfSelection(product, selection))
  const missing = missingPick(product, selection.picks)
  /** Once for as long as the sheet is open. */
  const isRequested = useRef(false)
  const name = product.productName
  const amount = resolved.ok ? lineAmountOf(resolved.value.line) : amountOf(product.discountPrice, num)
  const labels = {
    less: t('action.decrease', { name }),
    more: t('action.increase', { name }),
    num: t('cart.quantityOf', { name }),
  }

  async function add(): Promise<void> {
    if (!isOpen) return // the second tap of two meets the sheet as it leaves
    if (!resolved.ok) {
      showToast(t(missing === undefined ? 'product.missing' : 'package.incomplete', { name }))
      showGroup(missing?.group)
      return
    }
    const leftOut = leftOutGroup(product, selection.picks)
    if (leftOut !== undefined && !isRequested.current) {
      if (!(await leavesOut(leftOut))) {
        showGroup(leftOut)
        return
      }
      isRequested.current = true
    }
    if (!buy(resolved.value.line, product, menu)) return
    onClose()
    showToast(t('menu.added'))
  }

  return (
    <>
      <Stepper num={num} min={1} onChange={(next) => onChange({ num: next })} labels={labels} />
      <button
        type="button"
        className={`btn primary big ${css.submit}`}
        aria-disabled={!resolved.ok || undefined}
        onClick={add}
      >
        {missing === undefined
          ? t('product.addToCart')
          : t('package.chooseMore', { count: missing.count, name: missing.group.groupName })}
        <span aria-hidden="true">·</span>
        <bdi className="num" dir="ltr">
          {format(amount)}
        </bdi>
      </button>
    </>
  )
}

/** Where the pictures of a product are seen large: its own, then those of what a package is made of. */
function previewOf({ image, images, packageGroupList }: Product): string {
  const ownImages = images.length > 0 ? images : [image]
  const parts = packageGroupList.flatMap(({ itemList }) => itemList.map((item) => item.image))
  const urls = [...new Set([...ownImages, ...parts])].filter((url) => url !== '')
  return withInputs(paths.previewImage, { urls: JSON.stringify(urls), current: '0' })
}

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

function LargePicture({ product }: Pick<SheetProps, 'product'>) {
  const t = useT()
  return (
    <div className={css.wrap}>
      <div className={`tile ${tintClass(product.tint)} ${css.picture}`}>
        <Picture
          base={product.cutImage === '' ? product.image : product.cutImage}
          alt={product.imageAlt ?? ''}
          size={268}
          isUrgent
        />
        <button
          type="button"
          className={css.larger}
          aria-label={t('preview.open', { name: product.productName })}
          onClick={() => openPage(previewOf(product))}
        >
          <span className={css.disc}>
            <Icon name="enlarge" size="s" />
          </span>
        </button>
      </div>
    </div>
  )
}

/** Size, properties, and what a package is made of. */
function Options({ product, selection, onChange }: PartProps) {
  return (
    <>
      <Sizes product={product} selection={selection} onChange={onChange} />
      {product.propertyList.map((property) => (
        <PropertyOptions
          key={property.propertyId}
          scope="own"
          property={property}
          values={selection.values}
          onChange={(values) => onChange({ values })}
        />
      ))}
      {product.packageGroupList.map((group) => (
        <PackageGroup
          key={group.productGroupId}
          group={group}
          picks={selection.picks}
          onChange={(picks) => {
            onChange({ picks })
            showNext(product, selection.picks, picks)
          }}
          tint={product.tint}
        />
      ))}
    </>
  )
}

/** Everything there is to choose of a product, with its price as it stands. */
export function ProductSheet({ product: shown, isOpen, onClose }: SheetProps) {
  const product = useFreshProduct(shown, isOpen)
  const [selection, setSelection] = useState(() => firstSelection(product))
  const onChange = (change: Partial<Selection>) => setSelection((before) => ({ ...before, ...change }))
  const part = { product, selection, onChange }
  const canBuy = product.unavailableReason === 0
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={product.productName}
      isTall
      foot={canBuy ? <Foot {...part} isOpen={isOpen} onClose={onClose} /> : undefined}
    >
      <Corner product={product} onClose={onClose} />
      <LargePicture product={product} />
      <div className={css.text}>
        <About product={product} />
        <SheetWarning product={product} selection={selection} />
        {canBuy ? <Options {...part} /> : null}
        <SheetFood product={product} selection={selection} />
      </div>
    </Sheet>
  )
}
