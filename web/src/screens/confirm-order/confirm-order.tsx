import '@tiffin/kit/ui/choices.css'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { giftsLeft } from '@tiffin/core/cart/resolve-gift'
import { noMoney } from '@tiffin/core/money/money'
import { savedOf } from '@tiffin/core/pricing/bill'
import { type Store, storeStatus } from '@tiffin/core/store/store'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '../../data/call.ts'
import { type Preview, usePaymentMethods, usePreview } from '../../data/checkout.ts'
import { useStore } from '../../data/store.ts'
import { Amounts } from '../../features/bill/amounts.tsx'
import { WhyPrice } from '../../features/bill/why-price.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton, SkeletonLines } from '../../features/load-state/skeleton.tsx'
import { OrderLines } from '../../features/order/order-lines.tsx'
import { PaymentOptions } from '../../features/order/payment-options.tsx'
import { Page } from '../../features/page/page.tsx'
import { PickupSwitch } from '../../features/store/pickup-switch.tsx'
import { useStoreFacts } from '../../features/store/use-store-facts.ts'
import { useCart } from '../../state/cart.ts'
import { openTab } from '../../state/navigation.ts'
import { useOverlays } from '../../state/overlays.ts'
import { paths } from '../../state/paths.ts'
import { methodAt, usePickup } from '../../state/pickup.ts'
import { useMoney, useSettings } from '../../state/settings.ts'
import { useT } from '../../state/words.ts'
import { askAboutGifts } from './choices/ask-gifts.ts'
import { BestDeal } from './choices/best-deal.tsx'
import { ChoiceRow } from './choices/choice-row.tsx'
import { ChoiceRows } from './choices/choice-rows.tsx'
import { useChoices } from './choices/use-choices.ts'
import { useLocalBill, useLocalOrder } from './choices/use-local-bill.ts'
import { useSettledChoices } from './choices/use-settled-choices.ts'
import css from './confirm-order.module.css'
import { placeOrder } from './place-order.ts'
import { type Remark, RemarkSheet } from './remark-sheet.tsx'
import { canRemove, faultsOf, removeProducts } from './removable.ts'

function Shop({ store }: { readonly store: Store }) {
  const { isInBusiness, brief } = useStoreFacts(store)
  return (
    <section className={`card ${css.shop}`}>
      <PickupSwitch store={store} />
      <div className="between">
        <div className="grow">
          <b className="t16">{store.storeName}</b>
          <p className="ink2">
            <bdi>{store.address}</bdi>
          </p>
        </div>
        <span className={isInBusiness ? 'tag ok' : 'tag mute'}>{brief}</span>
      </div>
    </section>
  )
}

interface PreviewFaultProps {
  readonly fault: Error
  readonly lines: readonly CartLine[]
  readonly onRetry: () => void
}

/** The server says no to the cart as it is; the reason is in its own words, and what can be left out is offered to be. */
function PreviewFault({ fault, lines, onRetry }: PreviewFaultProps) {
  const t = useT()
  if (!(fault instanceof CallFailure) || fault.kind !== 'refusal') return <LoadFault onRetry={onRetry} />
  const faults = faultsOf(fault)
  return (
    <div className={`notice warn ${css.fault}`} role="alert">
      {(faults?.texts ?? [fault.message]).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {faults !== undefined && canRemove(lines, faults.productIds) ? (
        <button type="button" className="btn line" onClick={() => removeProducts(faults.productIds)}>
          {t('confirm.removeAndContinue')}
        </button>
      ) : null}
    </div>
  )
}

/** The last bill there was: figures stay in their place while the next ones come, or fail to. */
function useLastBill(data: Preview | undefined): Preview | undefined {
  const last = useRef(data)
  if (data !== undefined) last.current = data
  return last.current
}

function Confirm({ store }: { readonly store: Store }) {
  const t = useT()
  const format = useMoney()
  const { tissueOption } = useSettings()
  const lines = useCart((state) => state.submitted)
  const wished = usePickup(({ method }) => method)
  const isOffline = useOverlays((state) => state.isOffline)
  const here = useChoices()
  const [tissueNeed, setTissue] = useState(false)
  const [remark, setRemark] = useState<Remark>({ text: '', isSpecial: false })
  const [chosenCode, setCode] = useState<string | undefined>(undefined)
  const [isRemarking, setRemarking] = useState(false)
  const [isPlacing, setPlacing] = useState(false)
  const [fault, setFault] = useState('')
  const placing = useRef(false)
  const askedGifts = useRef(false)
  const [giftCalls, setGiftCalls] = useState(0)
  const { storeId } = store
  const choices = { storeId, pickupMethod: methodAt(wished, store.pickupMethodList), lines, ...here.choices }
  const { data, error, isFetching, refetch } = usePreview(choices)
  const bill = useLastBill(data)
  useSettledChoices(here, error)
  const order = useLocalOrder(storeId, lines, bill)
  const local = useLocalBill(order, here.choices, { preview: bill, isFetching })
  const payments = usePaymentMethods(store.storeId, bill?.payableTotal)
  const { data: methods } = payments
  const code = methods?.find((method) => method.code === chosenCode)?.code ?? methods?.[0]?.code
  const isResting = store.status !== storeStatus.inBusiness
  const canPlace = bill !== undefined && code !== undefined && error === null && !isFetching && !isOffline && !isResting

  async function submit(): Promise<void> {
    if (!canPlace || placing.current) return
    placing.current = true // before anything is asked: two taps may come within one frame
    await place().finally(() => {
      placing.current = false
      setPlacing(false)
    })
  }

  /** Whether free items that are not chosen may be left; asked once. */
  async function mayLeaveGifts(): Promise<boolean> {
    const left = giftsLeft(bill?.gift ?? null, here.choices.giftList)
    if (left === 0 || askedGifts.current) return true
    askedGifts.current = true
    const answer = await askAboutGifts(left)
    if (answer === 'choose') setGiftCalls((calls) => calls + 1)
    return answer === 'without'
  }

  async function place(): Promise<void> {
    if (bill === undefined || code === undefined || !(await mayLeaveGifts())) return
    setPlacing(true)
    const { text, isSpecial } = remark
    const wish = {
      tissueNeed,
      remark: text,
      specialRemark: isSpecial,
      paymentMethodCode: code,
      expectedPayable: bill.payableTotal,
    }
    setFault('')
    setFault(await placeOrder({ store, choices, wish, format }))
  }

  const saved = bill === undefined ? noMoney : savedOf(bill)
  const bar = (
    <>
      <div className={`grow ${isFetching ? css.waiting : ''}`}>
        <b className="t24 h block">
          <bdi className="num" dir="ltr">
            {bill === undefined ? '' : format(bill.payableTotal)}
          </bdi>
        </b>
        {fault === '' ? null : (
          <span className={`t12 block ${css.fault}`} role="alert">
            {t('confirm.notPlaced', { reason: fault })}
          </span>
        )}
        {saved > 0 && !isOffline && fault === '' ? (
          <span className="t12 pri m">{t('cart.youSave', { amount: format(saved) })}</span>
        ) : null}
        {isOffline ? (
          <span id="why-not-now" className="t12 ink2">
            {t('confirm.offline')}
          </span>
        ) : null}
      </div>
      <button
        type="button"
        className={`btn primary big ${isPlacing ? 'loading' : ''}`}
        disabled={!canPlace}
        aria-describedby={isOffline ? 'why-not-now' : undefined}
        aria-busy={isPlacing}
        onClick={() => submit()}
      >
        {t('confirm.submit')}
      </button>
    </>
  )

  return (
    <Page page="confirmOrder" title={t('title.confirmOrder')} bar={bar}>
      <div className={`sections ${css.columns}`}>
        <div className={css.column}>
          <Shop store={store} />
          <section className={`card ${css.lines}`}>
            <h2 className="t16 h">{t('confirm.lines')}</h2>
            <OrderLines lines={bill === undefined ? lines : [...bill.productList, ...bill.giftList]} />
          </section>
        </div>
        <div className={css.column}>
          {error === null ? null : <PreviewFault fault={error} lines={lines} onRetry={refetch} />}
          {bill === undefined && error !== null ? null : (
            <section className={`card ${css.rows}`}>
              {bill === undefined ? (
                <Skeleton block={104} />
              ) : (
                <ChoiceRows {...{ storeId, lines, here, order, giftCalls }} preview={bill} bill={local} />
              )}
            </section>
          )}
          {bill === undefined ? null : (
            <BestDeal order={local === undefined ? undefined : order} here={here} isFetching={isFetching} />
          )}
          <section className={`card ${css.rows}`}>
            <ChoiceRow
              icon="note"
              label={t('order.field.remark')}
              value={remark.text === '' ? t('frame.optional') : remark.text}
              tone="quiet"
              onClick={() => setRemarking(true)}
            />
            {tissueOption ? (
              <label className="row">
                <span className={css.lead}>
                  <Icon name="tissue" />
                </span>
                <span className="grow">{t('confirm.tissue')}</span>
                <input
                  type="checkbox"
                  className="switch"
                  checked={tissueNeed}
                  onChange={(event) => setTissue(event.target.checked)}
                />
              </label>
            ) : null}
          </section>
          {bill === undefined ? null : (
            <section className={`card ${css.rows}`}>
              {payments.isError ? <LoadFault onRetry={payments.refetch} /> : null}
              {methods === undefined && !payments.isError ? <Skeleton block={168} /> : null}
              {methods === undefined ? null : <PaymentOptions methods={methods} code={code} onChoose={setCode} />}
            </section>
          )}
          {bill === undefined ? null : (
            <section className={`card ${isFetching ? css.waiting : ''}`} aria-label={t('confirm.amounts')}>
              <Amounts sums={bill} isLarge />
              <WhyPrice sums={bill} bill={local} coupons={order?.coupons ?? []} />
            </section>
          )}
        </div>
      </div>
      <RemarkSheet remark={remark} isOpen={isRemarking} onClose={() => setRemarking(false)} onSave={setRemark} />
    </Page>
  )
}

/** What was handed over from the cart, how it is wanted, and what it costs. */
export function ConfirmOrderScreen() {
  const t = useT()
  const hasLines = useCart((state) => state.submitted.length > 0)
  const { data: store, isError, refetch } = useStore()
  const hadLines = useRef(hasLines)
  useEffect(() => {
    if (!hadLines.current) openTab(paths.menu)
  }, [])
  if (store === undefined || !hadLines.current) {
    return (
      <Page page="confirmOrder" title={t('title.confirmOrder')}>
        {isError ? <LoadFault onRetry={refetch} /> : <SkeletonLines count={8} />}
      </Page>
    )
  }
  return <Confirm store={store} />
}
