import { json, kept } from '@tiffin/kit/client/kept.ts'

/** Code of the way to pay that was chosen last on this device, proposed for the next order [cashier-9]; empty after it was declined. */
export const lastMethod = kept({
  key: 'tiffin.paymentMethod',
  codec: json((value): value is string => typeof value === 'string'),
  fallback: '',
})
