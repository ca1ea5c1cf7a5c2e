/**
 * Whether a reference that a provider knows is of the form that our payments have: ms since 1970 and eleven digits. Another application of
 * the account has others [reconcile-1].
 */
export const isPaymentNo = (reference: string): boolean => /^\d{24}$/.test(reference)

/** The same of a refund, also of one that was sent again under another end. */
export const isRefundNo = (reference: string): boolean => /^R\d{22}(?:B\d{1,3})?(?:-\d{1,5})?$/.test(reference)
