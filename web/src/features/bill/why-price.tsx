import { type Money, money, noMoney } from '@tiffin/core/money/money'
import { type Bill, type DiscountLine, discountType, type PriceStep } from '@tiffin/core/pricing/bill'
import type { Coupon } from '@tiffin/core/pricing/coupon'
import { couponType } from '@tiffin/core/pricing/coupon'
import { findMissed, type Missed } from '@tiffin/core/pricing/why-price'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { useCount } from '../../state/language/use-count.ts'
import type { Sums } from './amounts.tsx'
import css from './why-price.module.css'

interface WhyPriceProps {
  readonly sums: Sums
  /** The same bill priced on this side: it knows what each step was reckoned from, and what else was possible. */
  readonly bill?: Bill | undefined
  readonly coupons?: readonly Coupon[]
  /** Of an order, which has no bill any more. */
  readonly pointsUsed?: number
}

interface Step {
  readonly text: string
  /** What it was reckoned from; undefined where that says nothing more. */
  readonly base: Money | undefined
  /** What is left to pay after it. */
  readonly left: Money
}

/** How the words of a step are made. */
interface Wording {
  readonly format: (amount: Money) => string
  readonly write: (count: number) => string
  readonly coupons: readonly Coupon[]
  readonly pointsUsed: number
}

function couponText({ name, refId, threshold }: PriceStep, amount: string, { format, coupons }: Wording): string {
  const coupon = coupons.find(({ couponId }) => couponId === refId)
  if (coupon?.type === couponType.exchange) return t('why.exchange', { name, amount })
  return threshold > 0
    ? t('why.couponFrom', { threshold: format(threshold), name, amount })
    : t('why.coupon', { name, amount })
}

function textOf(step: PriceStep, wording: Wording): string {
  const { type, name, amount: off, threshold } = step
  const { format, write, pointsUsed } = wording
  const amount = format(off)
  switch (type) {
    case discountType.wholeOrder:
    case discountType.spendAndReduce:
      return threshold > 0
        ? t('why.wholeOrder', { threshold: format(threshold), name, amount })
        : t('why.wholeOrderAny', { name, amount })
    case discountType.coupon:
      return couponText(step, amount, wording)
    case discountType.employee:
      return t('why.employee', { amount })
    case discountType.manual:
      return t('why.manual', { amount })
    case discountType.rounding:
      return t('why.rounding', { amount })
    case discountType.freeOrder:
      return t('why.freeOrder', { name })
    case discountType.points:
      return pointsUsed > 0 ? t('why.points', { count: write(pointsUsed), amount }) : t('discount.points')
    default:
      return t('why.wholeOrderAny', { name, amount })
  }
}

/** The steps of a bill that the app could not price itself: in order, with what each left. */
function plainSteps(discountList: readonly DiscountLine[], subtotal: Money): PriceStep[] {
  let left = subtotal
  return discountList.map((discount) => {
    left = money(left - discount.amount)
    return { ...discount, base: noMoney, threshold: noMoney, left }
  })
}

/** Service charge and the taxes that are added, with what is to pay after each [tax-5]. */
function addedSteps({ subtotal, discountTotal, serviceCharge, taxMode, taxList }: Sums, { format }: Wording): Step[] {
  const charge = serviceCharge > 0 ? [{ key: 'why.serviceCharge', name: '', amount: serviceCharge } as const] : []
  const taxes = taxMode === 'exclusive' ? taxList.filter(({ tax }) => tax > 0) : []
  let left = money(subtotal - discountTotal)
  return [...charge, ...taxes.map(({ name, tax }) => ({ key: 'why.tax', name, amount: tax }) as const)].map(
    ({ key, name, amount }) => {
      left = money(left + amount)
      return { text: t(key, { name, amount: format(amount) }), base: undefined, left }
    },
  )
}

/** Each step of the price in the order in which it was taken, with what it left. */
function stepsOf(sums: Sums, bill: Bill | undefined, wording: Wording): Step[] {
  const { originalAmount, subtotal, discountList } = sums
  const steps: Step[] = [{ text: t('why.list'), base: undefined, left: originalAmount }]
  const saved = money(originalAmount - subtotal)
  if (saved > 0)
    steps.push({ text: t('why.member', { amount: wording.format(saved) }), base: undefined, left: subtotal })
  const taken = bill?.stepList ?? plainSteps(discountList, subtotal)
  return [
    ...steps,
    ...taken.map((step) => ({
      text: textOf(step, wording),
      base: step.base > 0 && step.type !== discountType.rounding ? step.base : undefined,
      left: step.left,
    })),
    ...addedSteps(sums, wording),
  ]
}

/** Reasons that say nothing but a name; several of one kind share one sentence [page-68]. */
const sharedReasons = ['notChosen', 'notForThese', 'notHere'] as const

function missedText({ reason, name, beside, missing }: Missed, format: Wording['format']): string {
  switch (reason) {
    case 'short':
      return t('why.missed.short', { amount: format(missing), name })
    case 'notCombinable':
      return t('why.missed.notCombinable', { name, other: beside })
    case 'oneOnly':
      return t('why.missed.oneOnly', { name, other: beside })
    default:
      return t(`why.missed.${reason}`, { name })
  }
}

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const t = useT()
  const format = useMoney()
  return (
    <ol className={css.steps}>
      {steps.map(({ text, base, left }, index) => (
        <li key={text}>
          <i aria-hidden="true">{index + 1}</i>
          <span>
            {text}
            {base === undefined ? null : <span className="ink2 block">{t('why.base', { amount: format(base) })}</span>}
          </span>
          <b>
            <bdi className="num" dir="ltr">
              {format(left)}
            </bdi>
          </b>
        </li>
      ))}
    </ol>
  )
}

function MissedList({ list }: { readonly list: readonly Missed[] }) {
  const t = useT()
  const format = useMoney()
  if (list.length === 0) return null
  const shared = sharedReasons
    .map((reason) => ({ reason, names: list.filter((missed) => missed.reason === reason) }))
    .filter(({ names }) => names.length > 1)
  const single = list.filter((missed) => !shared.some(({ reason }) => reason === missed.reason))
  return (
    <div className={css.missed}>
      <b>{t('why.missed.title')}</b>
      <ul>
        {single.map((missed) => (
          <li key={missed.refId}>{missedText(missed, format)}</li>
        ))}
        {shared.map(({ reason, names }) => (
          <li key={reason}>
            {t(`why.missed.${reason}All`)}
            <ul>
              {names.map(({ refId, name }) => (
                <li key={refId}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Opens to show the order in which the reductions were applied, and what else was possible. Nothing to show: not there. */
export function WhyPrice({ sums, bill, coupons = [], pointsUsed = bill?.points.used ?? 0 }: WhyPriceProps) {
  const t = useT()
  const format = useMoney()
  const write = useCount()
  const [isOpen, setOpen] = useState(false)
  const missed = bill === undefined ? [] : findMissed(bill, coupons)
  const isPlain = sums.originalAmount === sums.payableTotal && sums.discountList.length === 0
  if (isPlain && missed.length === 0) return null
  const wording = { format, write, coupons, pointsUsed }
  return (
    <div>
      <button type="button" className={css.ask} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="info" size="s" />
        <span className="grow">{t('why.title')}</span>
        <Icon name={isOpen ? 'up' : 'down'} size="s" />
      </button>
      {isOpen ? (
        <div className={`t12 ${css.answer}`}>
          <Steps steps={stepsOf(sums, bill, wording)} />
          <MissedList list={missed} />
        </div>
      ) : null}
    </div>
  )
}
