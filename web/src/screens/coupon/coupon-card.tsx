import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useId, useState } from 'react'
import type { Coupon } from '../../data/customer/coupon.ts'
import { isEndingSoon, statusWords, timeOf } from '../../features/coupon/coupon-words.ts'
import { Ticket } from '../../features/coupon/ticket.tsx'
import { useDates } from '../../state/language/dates.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import css from './coupon.module.css'

function Details({ coupon }: { readonly coupon: Coupon }) {
  const t = useT()
  const { day } = useDates()
  const { description, effectiveTime, expiryTime, productIdList, storeIdList, combinable, couponNo } = coupon
  return (
    <>
      {description === '' ? null : <span>{description}</span>}
      <span>{t('coupon.period', { from: day(effectiveTime), until: day(expiryTime - 1) })}</span>
      {productIdList === null ? null : <span>{t('coupon.someProducts')}</span>}
      {storeIdList === null ? null : <span>{t('coupon.someStores')}</span>}
      <span>{t(combinable ? 'coupon.withOffers' : 'coupon.withoutOffers')}</span>
      <span className="num">{t('coupon.number', { number: couponNo })}</span>
    </>
  )
}

const isOver = (status: number): boolean => status !== couponStatus.unused && status !== couponStatus.notYet

interface CouponCardProps {
  readonly coupon: Coupon
  /** Of all that can be used it ends first: its button is the one that leads. */
  readonly isFirst: boolean
}

/** One coupon: what it is worth and asks for, when it ends, the small print folded. */
export function CouponCard({ coupon, isFirst }: CouponCardProps) {
  const t = useT()
  const { day } = useDates()
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { name, status } = coupon
  const now = serverNow()
  const time = timeOf(coupon, { now, day })
  // A state that this app does not know is shown as it comes, without a word of ours.
  const label = status in statusWords ? t(statusWords[status as keyof typeof statusWords].label) : ''
  return (
    <article className={css.card}>
      <Ticket
        coupon={coupon}
        mark={
          isOver(status) ? (
            <span className={css.stamp} aria-hidden="true">
              {label}
            </span>
          ) : null
        }
      >
        {isOver(status) ? <span className="sr">{label}</span> : null}
        <span className={css.foot}>
          <span className={`t12 ${isEndingSoon(coupon, now) ? 'pri m' : 'ink2'}`}>{time}</span>
          {status === couponStatus.notYet ? <span className="tag gold">{label}</span> : null}
        </span>
        <span className={css.foot}>
          <button
            type="button"
            className={`t12 ink2 ${css.fold}`}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            {t('coupon.details')}
            <Icon name={isOpen ? 'up' : 'down'} size="xs" />
          </button>
          {status === couponStatus.unused ? (
            <button
              type="button"
              className={`btn ${isFirst ? 'primary' : 'soft'} ${css.use}`}
              aria-label={t('coupon.useName', { name })}
              onClick={() => openTab(paths.menu)}
            >
              {t('coupon.use')}
            </button>
          ) : null}
        </span>
        <span id={details} className={`t12 ink2 ${css.details}`} hidden={!isOpen}>
          {isOpen ? <Details coupon={coupon} /> : null}
        </span>
      </Ticket>
    </article>
  )
}
