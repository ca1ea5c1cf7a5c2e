export { assistantOf } from './assistant-of.ts'
export { Assists } from './assists.ts'
export { memberJobs } from './jobs.ts'
export { MemberCodes } from './member-code.ts'
export { listAssists } from './queries.ts'
export { serveMembers } from './routes.ts'
export {
  type DiscountWish,
  findDiscountLimits,
  findGranted,
  type GrantedDiscount,
  grantedAtStoreJson,
  replaceGranted,
  returnGranted,
  takeGranted,
} from './staff-discounts.ts'
