/** A notice of the sandbox about a payment of 5.00, unless it says more. */
export const noticeOf = (paymentNo: string, type = 'payment.succeeded', more = {}) => ({
  ...{ eventId: `e-${paymentNo}-${type}`, type, paymentNo, amount: '5.00', currency: 'CNY' },
  ...more,
})
