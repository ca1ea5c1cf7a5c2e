export { presentPricedCart, showTaxes } from './present-priced-cart.ts'
export {
  lineRefusal,
  nameOf,
  type PricedCart,
  priceCart,
  priceResolved,
  type ResolvedCart,
  resolveCart,
} from './price-cart.ts'
export { servePromotions } from './routes.ts'
