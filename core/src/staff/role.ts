import { type Permission, permissions } from './permission.ts'

/** The roles that staff have, from the one that may do everything down [staff-1]. */
export const roles = ['owner', 'manager', 'storeManager', 'employee', 'accountant'] as const

/** What a person is at some stores or at all. */
export type Role = (typeof roles)[number]

const atCounter = ['stock:sold-out', 'stock:count', 'order:read', 'order:manage', 'report:today'] as const

const overStore = [
  ...atCounter,
  ...(['store:read', 'store:edit', 'order:assist', 'order:discount', 'order:refund', 'customer:masked'] as const),
  ...(['shift:manage', 'report:read', 'report:money', 'team:edit', 'audit:read'] as const),
] as const

/** What each role may do where it is granted. */
export const permissionsOfRole: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: [...overStore, 'menu:read', 'menu:edit', 'menu:publish', 'store:manage', 'customer:read', 'settings:edit'],
  storeManager: overStore,
  employee: atCounter,
  accountant: [
    ...(['menu:read', 'store:read', 'order:read', 'report:today', 'report:read', 'report:money'] as const),
    ...(['secret:read', 'audit:read'] as const),
  ],
}

/** Whether a role may be granted for chosen stores; an owner owns the whole brand [staff-2]. */
export const isForStores = (role: Role): boolean => role !== 'owner'

/** What may be granted to one person beside the role. */
export const extraPermissions = [
  'order:assist',
  'order:discount',
  'order:refund',
  'shift:manage',
] as const satisfies Permission[]

/** One of the permissions that a person may have beside the role. */
export type ExtraPermission = (typeof extraPermissions)[number]
