import type { Product, UnavailableReason } from '@tiffin/core/catalog/product'
import { reasonText } from '@tiffin/kit/choose/reason-text.ts'
import { storeZone } from '../../state/dates.ts'

/** Why a product cannot be sold now, in words, by the store's clock [store-24]. */
export const reasonHere = (reason: UnavailableReason, product?: Pick<Product, 'saleTimeList' | 'backAt'>): string =>
  reasonText(reason, product, { timeZone: storeZone() })
