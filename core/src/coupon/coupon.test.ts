import { describe, expect, it } from 'vitest'
import { couponStatus, couponStatusAt } from './coupon-status.ts'
import { readRedeemCode } from './redeem-code.ts'

describe('a coupon', () => {
  const life = { effectiveTime: 100, expiryTime: 200, isUsed: false, isInvalid: false }

  it('[R-4.14][R-3.19][CP-03] can be used from its first instant and no longer at its last', () => {
    expect([99, 100, 199, 200].map((now) => couponStatusAt(life, now))).toEqual([
      couponStatus.notYet,
      couponStatus.unused,
      couponStatus.unused,
      couponStatus.expired,
    ])
  })

  it('[R-2.45][CP-03][R-4.14] stays used after it is over, and is invalid once taken back, whatever the time', () => {
    for (const now of [0, 150, 300]) {
      expect(couponStatusAt({ ...life, isUsed: true, isInvalid: true }, now)).toBe(couponStatus.used)
      expect(couponStatusAt({ ...life, isInvalid: true }, now)).toBe(couponStatus.invalid)
    }
  })
})

describe('a redeem code', () => {
  it('[R-7.20] is read whatever its case, blanks, hyphens and look-alikes', () => {
    expect(readRedeemCode(' tea5-o123 – 45il x ')).toBe('TEA501234511X')
    expect(readRedeemCode('TEA5 0123 4511 X')).toBe('TEA501234511X')
  })

  it('has no other form', () => {
    for (const text of ['', 'TEA5', 'TEA50123451UX', 'TEA501234511X9', '茶茶茶茶茶茶茶茶茶茶茶茶茶'])
      expect(readRedeemCode(text)).toBeUndefined()
  })
})
