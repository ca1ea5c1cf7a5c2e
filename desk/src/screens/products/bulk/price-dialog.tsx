import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem, MenuPart } from '../../../data/menu-items.ts'
import { PriceOutcome, PriceStepFields, usePriceStep } from '../../../features/bulk/price-step.tsx'
import { FormDialog } from '../../../features/dialog/form-dialog.tsx'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { nameOf } from '../../../features/menu/item-texts.ts'
import { priceOf, sizesOf } from '../prices.ts'

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
    <FormDialog
      title={t('desk.menu.bulk.priceTitle', { count: items.length })}
      intro={t('desk.menu.bulk.priceNote')}
      action={t('desk.menu.bulk.apply')}
      onSubmit={apply}
      onClose={onClose}
    >
      <PriceStepFields form={form} />
      {adjust !== undefined && <PriceOutcome prices={sizes.map((size) => moved(size, adjust(size.price)))} />}
    </FormDialog>
  )
}
