/** Everything that staff may be allowed to do [staff-1]. */
export const permissions = [
  'menu:read',
  'menu:edit',
  'menu:publish',
  'store:read',
  'store:edit',
  'store:manage',
  'stock:sold-out',
  'stock:count',
  'shift:manage',
  'order:read',
  'order:manage',
  'order:assist',
  'order:discount',
  'order:refund',
  'customer:read',
  'customer:masked',
  'customer:export',
  'report:today',
  'report:read',
  'report:money',
  'team:edit',
  'settings:edit',
  'secret:read',
  'secret:edit',
  'audit:read',
] as const

/** One thing that staff may be allowed to do; `store:edit` is hours and pause, `store:manage` what a store is; `menu` stands for menu, pages and offers, `shift` for the cash drawer of a store and its reports, `secret` for keys and payment providers. */
export type Permission = (typeof permissions)[number]

/**
 * Where a call of staff is made: at the counter of one store; at the desk for the store that the input names, for the whole brand, or
 * for whatever stores the caller has; or anywhere.
 */
export type StaffScope = 'counter' | 'store' | 'corp' | 'desk' | 'any'
