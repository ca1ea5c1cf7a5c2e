export { checkChosen } from './chosen.ts'
export { pricingCoupon } from './present-coupon.ts'
export { type ChosenRow, findChosenCoupons, holdCoupons, returnCoupons } from './queries.ts'
export { serveCoupons } from './routes.ts'
