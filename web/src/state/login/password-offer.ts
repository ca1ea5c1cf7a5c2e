import { json, kept } from '@tiffin/kit/client/kept.ts'

/** A new customer without a password who came to order: it is offered behind the paid order, not in the way there [page-17]. */
export const passwordOffer = kept({
  key: 'tiffin.passwordOffer',
  codec: json((value): value is boolean => typeof value === 'boolean'),
  fallback: false,
  storage: () => sessionStorage,
})
