import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import type { Coupon } from '../../data/customer/coupon.ts'
import { conditionOf, worthOf } from './coupon-words.ts'
import css from './ticket.module.css'

interface TicketProps {
  readonly coupon: Coupon
  /** It cannot be used here: grey, whatever its state. */
  readonly isOff?: boolean
  /** Beside the name, at the end: a stamp or a mark of choice. */
  readonly mark?: ReactNode
  readonly children?: ReactNode
}

/** The longer the figure, the smaller: a price is never shortened. */
const sizeOf = (text: string): string => (text.length <= 5 ? 't32' : text.length <= 8 ? 't20' : 't16')

function toneOf(status: number): string {
  if (status === couponStatus.unused) return ''
  return status === couponStatus.notYet ? (css.later ?? '') : (css.off ?? '')
}

/** A coupon as a paper ticket: what it is worth on the stub, what it asks for beside it. */
export function Ticket({ coupon, isOff = false, mark, children }: TicketProps) {
  useT()
  const format = useMoney()
  const settings = useSettings()
  const { large, small } = worthOf(coupon, settings)
  return (
    <span className={`${css.ticket} ${isOff ? css.off : toneOf(coupon.status)}`}>
      <span className={css.stub}>
        <bdi className={`h num ${sizeOf(large)}`}>{large}</bdi>
        <span className="t12">{small}</span>
      </span>
      <span className={css.main}>
        <span className={css.head}>
          <b className={`t16 ${css.name}`}>{coupon.name}</b>
          {mark}
        </span>
        <span className="t12 ink2">{conditionOf(coupon, format)}</span>
        {children}
      </span>
    </span>
  )
}
