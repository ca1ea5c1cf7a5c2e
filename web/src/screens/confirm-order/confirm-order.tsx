import '../../styles/order.css'
import '@tiffin/kit/ui/choices.css'
import type { DealOffer } from '@tiffin/core/pricing/offer-deal'
import type { Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../data/store/store.ts'
import { Amounts } from '../../features/bill/amounts.tsx'
import { WhyPrice } from '../../features/bill/why-price.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { OrderLines } from '../../features/order/order-lines.tsx'
import { PaymentOptions } from '../../features/order/payment-options.tsx'
import { Page } from '../../features/page/page.tsx'
import { useCart } from '../../state/cart/cart.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { useAwaited } from '../../ui/use-awaited.ts'
import { BestDeal } from './choices/best-deal.tsx'
import { ChoiceRows } from './choices/choice-rows.tsx'
import { useBetterDeal } from './choices/use-better-deal.ts'
import css from './confirm-order.module.css'
import { NoteCard } from './note-card.tsx'
import { PlaceBar, paymentCardId } from './place-bar.tsx'
import { PreviewFault } from './preview-fault.tsx'
import { RemarkSheet } from './remark-sheet.tsx'
import { ShopCard } from './shop-card.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { type Note, useNote } from './use-note.ts'
import { usePlacing } from './use-placing.ts'
import { useWhen } from './use-when.ts'
import { CardsWaiting, PageWaiting, RowsWaiting } from './waiting.tsx'

function PaymentCard({ checkout: { payments, method, chooseMethod } }: { readonly checkout: Checkout }) {
  const t = useT()
  return (
    <section id={paymentCardId} className={`card ${css.rows} ${css.payWith}`}>
      <h2 className="t16 h">{t('confirm.payWith')}</h2>
      {payments.isError ? <LoadFault isPart onRetry={payments.refetch} /> : null}
      {payments.data === undefined && !payments.isError ? <Skeleton block={168} /> : null}
      {payments.data === undefined ? null : (
        <PaymentOptions methods={payments.data} code={method?.code} onChoose={chooseMethod} />
      )}
    </section>
  )
}

interface LastCardsProps {
  readonly checkout: Checkout
  readonly note: Note
  readonly offer: DealOffer | undefined
  readonly hasPoints: boolean
  /** Whether a better deal is still looked for. */
  readonly isAwaited: boolean
  readonly onEdit: () => void
}

/** A better deal, the note and how to pay: they come together [page-83]. */
function LastCards({ checkout, note, offer, hasPoints, isAwaited, onEdit }: LastCardsProps) {
  const { bill, orderChoices } = checkout
  if (isAwaited) return <CardsWaiting />
  return (
    <>
      {bill === undefined ? null : <BestDeal {...{ offer, orderChoices, hasPoints }} />}
      <NoteCard note={note} onEdit={onEdit} />
      {bill === undefined ? null : <PaymentCard checkout={checkout} />}
    </>
  )
}

function Confirm({ store }: { readonly store: Store }) {
  const t = useT()
  const checkout = useCheckout(store)
  const { lines, orderChoices, bill, error, isFetching, refetch, order, local } = checkout
  const note = useNote()
  const when = useWhen(store.storeId, lines)
  const [isRemarking, setRemarking] = useState(false)
  const { submit, isPlacing, fault, giftCalls } = usePlacing(checkout, note, when)
  const found = useBetterDeal(local === undefined ? undefined : order, orderChoices.choices, isFetching)
  const deal = found?.offer
  const isAwaited = useAwaited(found === undefined && error === null)
  const hasPoints = order?.points !== undefined && orderChoices.choices.points !== 0
  const bar = <PlaceBar {...checkout} {...{ isPlacing, fault, deal }} onPlace={() => submit()} />
  return (
    <Page page="confirmOrder" title={t('title.confirmOrder')} bar={bar}>
      <div className={`sections order-columns ${css.columns}`}>
        <div className="order-column">
          <ShopCard store={store} when={when} />
          <section className={`card ${css.lines}`}>
            <h2 className="t16 h">{t('confirm.lines')}</h2>
            <OrderLines lines={bill === undefined ? lines : [...bill.productList, ...bill.giftList]} isWanted />
          </section>
        </div>
        <div className="order-column">
          {error === null ? null : <PreviewFault fault={error} lines={lines} onRetry={refetch} />}
          {bill === undefined && error !== null ? null : (
            <section className={`card ${css.rows}`}>
              {bill === undefined ? (
                <RowsWaiting />
              ) : (
                <ChoiceRows
                  {...{ storeId: store.storeId, lines, orderChoices, order, giftCalls }}
                  preview={bill}
                  bill={local}
                />
              )}
            </section>
          )}
          <LastCards {...{ checkout, note, hasPoints, isAwaited }} offer={deal} onEdit={() => setRemarking(true)} />
        </div>
        {bill === undefined ? null : (
          <section className={`card ${css.sums} ${isFetching ? css.waiting : ''}`} aria-label={t('confirm.amounts')}>
            <Amounts sums={bill} isLarge />
            <WhyPrice sums={bill} bill={local} coupons={order?.coupons ?? []} />
          </section>
        )}
      </div>
      <RemarkSheet
        remark={note.remark}
        isOpen={isRemarking}
        onClose={() => setRemarking(false)}
        onSave={note.setRemark}
      />
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
        {isError ? <LoadFault onRetry={refetch} /> : <PageWaiting />}
      </Page>
    )
  }
  return <Confirm store={store} />
}
