import { adjustPrice, type PriceStep } from '@tiffin/core/catalog/adjust-price'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { money, readAmount } from '../../state/money.ts'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'

interface StepEntries {
  readonly direction: PriceStep['direction']
  readonly by: PriceStep['by']
  readonly value: string
}

/** A per cent is typed with at most two decimals. */
const percentScale = 2
/** So many prices are shown as they will be. */
const mostShown = 4

/** How prices of many things move, as a form, and what a price becomes; `adjust` is undefined for what is no step. */
export function usePriceStep() {
  const form = useForm<StepEntries>({ defaultValues: { direction: 'up', by: 'percent', value: '' } })
  const { direction, by, value } = form.watch()
  const { currencyScale, defaultFractionDigits } = useSettings()
  const typed = readAmount(value, by === 'amount' ? currencyScale : percentScale)
  const smallest = 10 ** Math.max(0, currencyScale - defaultFractionDigits)
  const adjust =
    typed === undefined || typed === 0
      ? undefined
      : (price: number): number => adjustPrice(price, { direction, by, value: typed }, smallest)
  return { form, adjust }
}

/** Up or down, by how much. */
export function PriceStepFields({ form }: { form: UseFormReturn<StepEntries> }) {
  const t = useT()
  const { register, setValue, watch, formState } = form
  const { direction, by } = watch()
  return (
    <>
      <div className="grid2">
        <Segments
          legend={t('desk.menu.bulk.direction')}
          options={(['up', 'down'] as const).map((value) => ({ value, text: t(`desk.menu.step.${value}`) }))}
          chosen={direction}
          onChoose={(next) => setValue('direction', next)}
        />
        <Segments
          legend={t('desk.menu.bulk.by')}
          options={(['percent', 'amount'] as const).map((value) => ({ value, text: t(`desk.menu.step.${value}`) }))}
          chosen={by}
          onChoose={(next) => setValue('by', next)}
        />
      </div>
      <TextField
        label={t('desk.menu.bulk.value')}
        fault={formState.errors.value?.message}
        inputMode="decimal"
        isLatin
        data-initial-focus
        {...(by === 'percent' ? { unit: '%' } : {})}
        {...register('value')}
      />
    </>
  )
}

/** A price that moves. */
export interface MovedPrice {
  readonly key: string
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The first prices as they were and as they will be. */
export function PriceOutcome({ prices }: { prices: readonly MovedPrice[] }) {
  const t = useT()
  return (
    <ul className="lines">
      {prices.slice(0, mostShown).map(({ key, name, from, to }) => (
        <li key={key} className="between">
          <span className="one">{name}</span>
          <span className="num">
            <del className="was2">{money(from)}</del>{' '}
            <span className="arrow" aria-hidden="true">
              →
            </span>{' '}
            <ins className="new2">{money(to)}</ins>
          </span>
        </li>
      ))}
      {prices.length > mostShown && (
        <li className="ink2">{t('desk.menu.bulk.more', { count: prices.length - mostShown })}</li>
      )}
    </ul>
  )
}
