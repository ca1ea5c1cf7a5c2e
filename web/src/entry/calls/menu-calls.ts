/** The whole menu comes in one page [call-7]. */
const catalogPage = { pageIndex: 1, pageSize: 500 } as const
export const saleChannelCode = 1

/** What a store's menu is asked by: path and input of each call. */
export const productCall = (storeId: string, isMember: boolean) =>
  ['/api/app/product/product/list', { ...catalogPage, saleChannelCode, storeId, promotionType: 0, isMember }] as const

export const categoryCall = (storeId: string) =>
  ['/api/app/product/category/list', { ...catalogPage, storeId }] as const

export const promotionCall = (storeId: string) =>
  ['/api/app/marketing/promotion/list', { storeId, saleChannelCode }] as const
