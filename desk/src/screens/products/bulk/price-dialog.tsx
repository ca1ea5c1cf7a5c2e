import { adjustPrice, type PriceStep } from '@tiffin/core/catalog/adjust-price'
import { parseMoney } from '@tiffin/core/money/parse-money'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm } from 'react-hook-form'
import type { MenuItem, MenuPart } from '../../../data/menu-items.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { nameOf } from '../../../features/menu/item-texts.ts'
import { money } from '../../../state/money.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { priceOf, sizesOf } from '../prices.ts'

interface Entries {
  readonly direction: PriceStep['direction']
  readonly by: PriceStep['by']
  readonly value: string
}

/** A per cent is typed with at most two decimals. */
const percentScale = 2
/** So many prices are shown as they will be. */
const mostShown = 4
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

/** How prices move by what is typed; undefined for what is no step. */
function useStep({ direction, by, value }: Entries) {
  const { currencyScale, defaultFractionDigits } = useSettings()
  const typed = parseMoney(value, by === 'amount' ? currencyScale : percentScale)
  const smallest = 10 ** Math.max(0, currencyScale - defaultFractionDigits)
  if (typed === undefined || typed === 0) return undefined
  return (price: number) => adjustPrice(price, { direction, by, value: typed }, smallest)
}

function Outcome({ sizes, adjust }: { sizes: readonly Size[]; adjust: (price: number) => number }) {
  const t = useT()
  return (
    <ul className="lines">
      {sizes.slice(0, mostShown).map(({ product, sku, price }) => (
        <li key={sku.itemId} className="between">
          <span className="one">
            {nameOf(product)} · {nameOf(sku)}
          </span>
          <span className="num">
            <del className="was2">{money(price)}</del>{' '}
            <span className="arrow" aria-hidden="true">
              →
            </span>{' '}
            <ins className="new2">{money(adjust(price))}</ins>
          </span>
        </li>
      ))}
      {sizes.length > mostShown && (
        <li className="ink2">{t('desk.menu.bulk.more', { count: sizes.length - mostShown })}</li>
      )}
    </ul>
  )
}

/** Moves the prices of products up or down. */
export function PriceDialog({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  const t = useT()
  const edit = useEdit()
  const form = useForm<Entries>({ defaultValues: { direction: 'up', by: 'percent', value: '' } })
  const { register, setValue, setError, watch, handleSubmit, formState } = form
  const entries = watch()
  const adjust = useStep(entries)
  const sizes = pricedSizes(items)
  const apply = handleSubmit(() => {
    if (adjust === undefined) return setError('value', { message: t('desk.menu.bulk.valueWrong') })
    for (const { sku, price } of sizes) edit.set(sku, { price: adjust(price) })
    onClose()
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
        <div className="grid2">
          <Segments
            legend={t('desk.menu.bulk.direction')}
            options={(['up', 'down'] as const).map((value) => ({ value, text: t(`desk.menu.step.${value}`) }))}
            chosen={entries.direction}
            onChoose={(direction) => setValue('direction', direction)}
          />
          <Segments
            legend={t('desk.menu.bulk.by')}
            options={(['percent', 'amount'] as const).map((value) => ({ value, text: t(`desk.menu.step.${value}`) }))}
            chosen={entries.by}
            onChoose={(by) => setValue('by', by)}
          />
        </div>
        <TextField
          label={t('desk.menu.bulk.value')}
          fault={formState.errors.value?.message}
          inputMode="decimal"
          isLatin
          data-initial-focus
          {...(entries.by === 'percent' ? { unit: '%' } : {})}
          {...register('value')}
        />
        {adjust !== undefined && <Outcome sizes={sizes} adjust={adjust} />}
      </form>
    </Dialog>
  )
}
