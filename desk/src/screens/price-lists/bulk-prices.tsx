import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { BulkFrame } from '../../features/bulk/bulk-frame.tsx'
import { PriceOutcome, PriceStepFields, usePriceStep } from '../../features/bulk/price-step.tsx'
import { FormDialog } from '../../features/dialog/form-dialog.tsx'
import { Check } from '../../ui/check.tsx'
import { type PriceRow, rowName } from './price-rows.ts'
import type { PutPrice } from './use-put-price.ts'

interface BulkProps {
  readonly rows: readonly PriceRow[]
  readonly put: PutPrice
}

/** Works prices of the list out from the brand's. */
function StepDialog({ rows, put, onClose }: BulkProps & { onClose: () => void }) {
  const t = useT()
  const [isForMembers, setForMembers] = useState(true)
  const { form, adjust } = usePriceStep()
  const apply = form.handleSubmit(() => {
    if (adjust === undefined) return form.setError('value', { message: t('desk.menu.bulk.valueWrong') })
    for (const row of rows) {
      const { price, memberPrice } = row.sku
      const forMembers = isForMembers && memberPrice !== null ? { memberPrice: adjust(memberPrice) } : {}
      put(row, { price: adjust(price), ...forMembers })
    }
    onClose()
  })
  return (
    <FormDialog
      title={t('desk.prices.bulkTitle', { count: rows.length })}
      intro={t('desk.prices.bulkText')}
      action={t('desk.menu.bulk.apply')}
      onSubmit={apply}
      onClose={onClose}
    >
      <PriceStepFields form={form} />
      {rows.some(({ sku }) => sku.memberPrice !== null) && (
        <Check isChecked={isForMembers} onChange={setForMembers}>
          {t('desk.prices.forMembers')}
        </Check>
      )}
      {adjust !== undefined && (
        <PriceOutcome
          prices={rows.map((row) => ({
            ...{ key: row.sku.skuId, name: rowName(row), from: row.sku.price, to: adjust(row.sku.price) },
          }))}
        />
      )}
    </FormDialog>
  )
}

/** What can be done to all ticked sizes at once; it ends in the draft. */
export function BulkPrices({ rows, put, onClear }: BulkProps & { onClear: () => void }) {
  const t = useT()
  const [isStepping, setStepping] = useState(false)
  if (rows.length === 0) return null
  return (
    <>
      <BulkFrame label={t('desk.prices.bulk')} count={rows.length} onClear={onClear}>
        <button type="button" className="btn" onClick={() => setStepping(true)}>
          {t('desk.menu.bulk.price')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            for (const row of rows) put(row, { price: null, memberPrice: null })
          }}
        >
          {t('desk.prices.clear')}
        </button>
      </BulkFrame>
      {isStepping && <StepDialog rows={rows} put={put} onClose={() => setStepping(false)} />}
    </>
  )
}
