export { checkChosen } from './chosen.ts'
export { countUsableCoupons } from './count-usable.ts'
export { pricingCoupon } from './present-coupon.ts'
export {
  type ChosenJson,
  type ChosenRow,
  chosenJson,
  chosenOf,
  holdCoupons,
  holdingCoupons,
  isCouponGone,
  listCouponsToChoose,
  returnCoupons,
} from './queries.ts'
export { readAllCoupons } from './read-all.ts'
export { serveCoupons } from './routes.ts'
export { soonestFirst } from './soonest-first.ts'
export { splitUsable } from './split-usable.ts'
