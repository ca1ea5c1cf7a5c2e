import { expect, it } from 'vitest'
import { isPaymentNo, isRefundNo } from './payment-number.ts'

it('[reconcile-1] numbers of ours are told from those of other applications by their form', () => {
  expect(isPaymentNo('177410229600000000000001')).toBe(true)
  for (const foreign of ['', 'invoice-7', '17741022960000000000001', '1774102296000000000000012', 'check-4711'])
    expect(isPaymentNo(foreign)).toBe(false)
  for (const own of ['R1774102296000000000001', 'R1774102296000000000001-2', 'R1774102296000000000001B1'])
    expect(isRefundNo(own)).toBe(true)
  for (const own of ['R1774102296000000000001-12', 'R1774102296000000000001B12', 'R1774102296000000000001B12-3'])
    expect(isRefundNo(own)).toBe(true)
  for (const foreign of ['XR1774102296000000000001', 'R1774102296000000000001-2x', 'R1774102296000000000001B'])
    expect(isRefundNo(foreign)).toBe(false)
  for (const foreign of ['', 'R1', 'refund-7', '1774102296000000000001']) expect(isRefundNo(foreign)).toBe(false)
})
