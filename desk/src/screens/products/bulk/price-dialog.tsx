import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem, MenuPart } from '../../../data/menu-items.ts'
import { PriceOutcome, PriceStepFields, usePriceStep } from '../../../features/bulk/price-step.tsx'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { nameOf } from '../../../features/menu/item-texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { priceOf, sizesOf } from '../prices.ts'

const formId = 'bulk-price'

interface Size {
  readonly product: MenuItem
  readonly sku: MenuPart
  readonly price: number
}

const pricedSizes = (items: readonly MenuItem[]): readonly Size[] =>
  items.flatMap((product) =>
    sizesOf(product).flatMap((sku) => {
      const price = priceOf(sku)
      return price === undefined ? [] : [{ product, sku, price }]
    }),
  )

/** Moves the prices of products up or down. */
export function PriceDialog({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  const t = useT()
  const edit = useEdit()
  const { form, adjust } = usePriceStep()
  const sizes = pricedSizes(items)
  const apply = form.handleSubmit(() => {
    if (adjust === undefined) return form.setError('value', { message: t('desk.menu.bulk.valueWrong') })
    for (const { sku, price } of sizes) edit.set(sku, { price: adjust(price) })
    onClose()
  })
  const moved = ({ product, sku, price }: Size, to: number) => ({
    ...{ key: sku.itemId, name: `${nameOf(product)} · ${nameOf(sku)}`, from: price, to },
  })
  return (
    <Dialog
      title={t('desk.menu.bulk.priceTitle', { count: items.length })}
      intro={t('desk.menu.bulk.priceNote')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn line" onClick={onClose}>
            {t('action.cancel')}
          </button>
          <SubmitButton isBusy={false} form={formId}>
            {t('desk.menu.bulk.apply')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void apply(event)}>
        <PriceStepFields form={form} />
        {adjust !== undefined && <PriceOutcome prices={sizes.map((size) => moved(size, adjust(size.price)))} />}
      </form>
    </Dialog>
  )
}
