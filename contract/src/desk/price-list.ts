import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../shapes.ts'
import { menuItem } from './menu.ts'

const reading = { as: 'staff', needs: 'menu:read', scope: 'corp' } as const
const ofDraft = { draftId: id.exactOptional() }

/** The price lists of a brand by name, and which stores have one, as a draft makes them. */
export const listPriceLists = call({
  path: '/api/app/desk/price-list/list',
  ...reading,
  input: z.object(ofDraft),
  output: z.object({
    /** Items `priceList`. */
    list: z.array(menuItem),
    /** Items `storePriceList`. */
    storeList: z.array(menuItem),
    /** How many prices each list names; lists that name none are left out. */
    countList: z.array(z.object({ priceListId: z.string(), count: z.int() })),
  }),
  refusals: ['draftUnknown'],
})

/** A size as a price list shows it: what it costs everywhere. */
const listedSku = z.object({
  skuId: z.string(),
  productId: z.string(),
  categoryId: z.string(),
  productName: z.string(),
  skuName: z.string(),
  /** Codes of the product and of the size, for searching. */
  code: z.string(),
  price: z.int(),
  memberPrice: z.int().nullable(),
})

/** What a price list names, with every size on the menu, in the order in which customers see them, as a draft makes them. */
export const findPriceList = call({
  path: '/api/app/desk/price-list/detail',
  ...reading,
  input: z.object({ ...ofDraft, priceListId: id }),
  output: z.object({
    /** Items `priceListSku`. */
    list: z.array(menuItem),
    skuList: z.array(listedSku),
  }),
  refusals: ['draftUnknown'],
})
