import { isBroughtToTable, longestTable } from '@tiffin/core/store/table'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { useState } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { useBill, usePickupMethods, usePlaceWalkIn } from '../../data/walk-in.ts'
import { NoConnection } from '../../features/connection/while-connected.tsx'
import { TakePayment } from '../../features/ticket/take-payment.tsx'
import { useIsLost } from '../../state/connection.ts'
import { money } from '../../state/money.ts'
import { changeWalkIn, clearWalkIn, useServing } from '../../state/serving.ts'
import { useMay } from '../../state/session.ts'
import { Segments } from '../../ui/segments.tsx'
import { BillRows } from './bill.tsx'
import { faultOf } from './line-fault.ts'
import { ScanButton } from './scan-button.tsx'
import { Serve } from './serve.tsx'
import { useMenu } from './use-menu.ts'

interface PickupFieldProps {
  readonly methods: readonly number[]
  readonly chosen: number
}

/** How it is handed over, where the store does so in more than one way. */
function PickupField({ methods, chosen }: PickupFieldProps) {
  const t = useT()
  if (methods.length < 2) return null
  return (
    <Segments
      label={t('pickup.method')}
      options={[
        { value: '1', text: t('pickup.dineIn') },
        { value: '2', text: t('pickup.takeaway') },
      ]}
      chosen={String(chosen)}
      onChoose={(value) => changeWalkIn({ pickupMethod: Number(value) })}
    />
  )
}

/** Bill and payment of the cart. */
function Foot() {
  const t = useT()
  const kept = useServing((serving) => serving.walkIn)
  const methods = usePickupMethods()
  const [first = kept.pickupMethod] = methods
  const walkIn = methods.includes(kept.pickupMethod) ? kept : { ...kept, pickupMethod: first }
  const { data: bill, isFetching } = useBill(walkIn)
  const [placed, setPlaced] = useState<CounterOrder>()
  const { mutate, isPending } = usePlaceWalkIn((order) => {
    setPlaced(order)
    clearWalkIn()
  })
  const isEmpty = walkIn.lines.length === 0
  const isLost = useIsLost()
  const { menu } = useMenu()
  const isBlocked = menu !== undefined && walkIn.lines.some((line) => faultOf(line, menu) !== '')
  return (
    <div className="do">
      {isBlocked && (
        <p className="t14 b warn-ink" role="status">
          {t('counter.walkIn.blocked')}
        </p>
      )}
      {!isEmpty && !isBlocked && bill && <BillRows bill={bill} />}
      <PickupField methods={methods} chosen={walkIn.pickupMethod} />
      {isBroughtToTable(walkIn.pickupMethod) && (
        <TextField
          name="tableName"
          label={t('counter.walkIn.table')}
          value={walkIn.tableName}
          maxLength={longestTable}
          autoComplete="off"
          onChange={({ target }) => changeWalkIn({ tableName: target.value })}
        />
      )}
      <TextField
        name="remark"
        label={t('counter.walkIn.remark')}
        value={walkIn.remark}
        maxLength={140}
        autoComplete="off"
        onChange={({ target }) => changeWalkIn({ remark: target.value })}
      />
      {isLost && <NoConnection text={t('counter.lost.noOrder')} />}
      <button
        type="button"
        className={`btn primary big${isPending ? ' loading' : ''}`}
        disabled={isLost || isEmpty || isBlocked || isPending || isFetching || bill === undefined}
        onClick={() => bill && mutate({ walkIn, payable: bill.payableTotal })}
      >
        {isEmpty || isBlocked || !bill
          ? t('counter.acceptPayment')
          : t('counter.walkIn.take', { amount: money(bill.payableTotal) })}
      </button>
      {placed && <TakePayment order={placed} onDone={() => setPlaced(undefined)} />}
    </div>
  )
}

/** An order for somebody without an account; a customer who shows the code is helped with the own cart instead [assist-4]. */
export function ServeWalkIn() {
  const t = useT()
  const may = useMay()
  const lines = useServing(({ walkIn }) => walkIn.lines)
  return (
    <Serve
      title={t('counter.assist.title')}
      note={t('counter.walkIn.note')}
      actions={may('order:assist') && <ScanButton />}
      cart={{ lines, isBusy: false, change: (next) => changeWalkIn({ lines: next }) }}
      head={
        <header className="served">
          <h2 className="grow t16 b">{t('counter.walkIn.name')}</h2>
          {lines.length > 0 && (
            <button type="button" className="btn soft" onClick={clearWalkIn}>
              <Icon name="bin" size="s" />
              {t('counter.walkIn.clear')}
            </button>
          )}
        </header>
      }
      foot={<Foot />}
    />
  )
}
