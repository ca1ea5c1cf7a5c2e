import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSeenBy, mayGrant, mayGrantLimits, mayManage, mayRefund } from './granting.ts'
import { permissions } from './permission.ts'
import { type Grant, mayAct, permissionsAt, rightsOf, storesFor } from './rights.ts'
import { extraPermissions, isForStores, permissionsOfRole, type Role, roles } from './role.ts'

const grantAt = (role: Role, ...stores: string[]): Grant => ({ role, stores })
const everywhere = (role: Role): Grant => ({ role, stores: 'all' })

const anyGrant = fc.record({
  role: fc.constantFrom(...roles),
  stores: fc.oneof(fc.constant('all' as const), fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 })),
})

describe('[DK-04] what a role allows', () => {
  it.each([
    ['owner', permissions],
    ['manager', permissions.filter((each) => !['customer:export', 'secret:read', 'secret:edit'].includes(each))],
    [
      'storeManager',
      permissions.filter((each) => !/^menu|^settings|^secret|^store:manage|customer:(read|export)/.test(each)),
    ],
    ['employee', ['stock:sold-out', 'stock:count', 'order:read', 'order:manage', 'report:today']],
    [
      'accountant',
      [
        'menu:read',
        'store:read',
        'order:read',
        'report:today',
        'report:read',
        'report:money',
        'secret:read',
        'audit:read',
      ],
    ],
  ] as const)('%s', (role, allowed) => {
    expect([...permissionsOfRole[role]].toSorted()).toEqual([...allowed].toSorted())
  })
})

describe('[DK-04] where a member of staff may act', () => {
  const rights = rightsOf([grantAt('storeManager', 'a', 'b'), grantAt('employee', 'c')], ['order:assist'])

  it('is where the role was granted', () => {
    expect(mayAct(rights, 'store:edit', { storeId: 'b' })).toBe(true)
    expect(mayAct(rights, 'store:edit', { storeId: 'c' })).toBe(false)
    expect(mayAct(rights, 'order:manage', { storeId: 'c' })).toBe(true)
    expect(mayAct(rights, 'order:manage', { storeId: 'd' })).toBe(false)
  })

  it('is the whole brand only for a role that holds everywhere', () => {
    expect(mayAct(rights, 'order:manage', 'corp')).toBe(false)
    expect(mayAct(rightsOf([everywhere('employee')]), 'order:manage', 'corp')).toBe(true)
    expect(mayAct(rightsOf([everywhere('employee')]), 'order:manage', { storeId: 'new' })).toBe(true)
  })

  it('is any store for what asks for no particular one, and nowhere without a role', () => {
    expect(mayAct(rights, 'store:edit', 'any')).toBe(true)
    expect(mayAct(rights, 'none', { storeId: 'd' })).toBe(false)
    for (const place of ['any', 'corp', { storeId: 'a' }] as const) expect(mayAct([], 'none', place)).toBe(false)
    expect(mayAct(rightsOf([grantAt('employee')]), 'none', 'any')).toBe(false)
  })

  it('names what a person was granted beside the role, at each of their stores', () => {
    expect(permissionsAt(rights, { storeId: 'c' })).toEqual([...permissionsOfRole.employee, 'order:assist'])
    expect(permissionsAt(rights, { storeId: 'd' })).toEqual([])
  })

  it('lists the stores for a permission', () => {
    expect(storesFor(rights, 'store:edit')).toEqual(['a', 'b'])
    expect(storesFor(rights, 'order:manage')).toEqual(['a', 'b', 'c'])
    expect(storesFor([...rights, ...rightsOf([everywhere('accountant')])], 'order:read')).toBe('all')
    expect(storesFor(rights, 'secret:edit')).toEqual([])
    expect(storesFor(rights, 'none')).toEqual(['a', 'b', 'c'])
  })
})

describe('[DK-04] the roles that a member of staff may grant', () => {
  const owner = rightsOf([everywhere('owner')])
  const manager = rightsOf([everywhere('manager')])
  const storeManager = rightsOf([grantAt('storeManager', 'a')])

  it('an owner may grant every role, owner too', () => {
    for (const role of roles) expect(mayGrant(owner, everywhere(role), extraPermissions)).toBe(true)
  })

  it('[staff-2] every role but owner may be for chosen stores', () => {
    expect(roles.filter((role) => !isForStores(role))).toEqual(['owner'])
  })

  it('a manager may grant the roles store manager and employee only', () => {
    expect(roles.filter((role) => mayGrant(manager, everywhere(role)))).toEqual(['storeManager', 'employee'])
    expect(mayGrant(rightsOf([grantAt('manager', 'a')]), grantAt('storeManager', 'b'))).toBe(false)
  })

  it('a store manager may grant the role employee at the own store only', () => {
    expect(mayGrant(storeManager, grantAt('employee', 'a'), extraPermissions)).toBe(true)
    expect(mayGrant(storeManager, grantAt('employee', 'a', 'b'))).toBe(false)
    expect(mayGrant(storeManager, everywhere('employee'))).toBe(false)
    expect(mayGrant(storeManager, grantAt('storeManager', 'a'))).toBe(false)
    expect(mayGrant(storeManager, grantAt('employee'))).toBe(false)
  })

  it('employees and accountants may grant no role', () => {
    for (const role of ['employee', 'accountant'] as const)
      for (const target of roles)
        expect(mayGrant(rightsOf([everywhere(role)], extraPermissions), grantAt(target, 'a'))).toBe(false)
  })

  it('who could not have granted all roles of a person cannot change that person', () => {
    const both = { grants: [grantAt('employee', 'a'), grantAt('employee', 'b')], extras: [] }
    expect(mayManage(storeManager, both)).toBe(false)
    expect(mayManage(manager, both)).toBe(true)
    expect(mayManage(manager, { grants: [everywhere('owner')], extras: [] })).toBe(false)
  })

  it('[staff-2] who has a role at a group without stores can be changed by those who grant it everywhere', () => {
    const nowhere = { grants: [grantAt('storeManager')], extras: [] }
    expect([storeManager, manager].map((giver) => mayManage(giver, nowhere))).toEqual([false, true])
  })

  it('never gives a permission at a place where the giver has not got it', () => {
    fc.assert(
      fc.property(
        fc.array(anyGrant, { maxLength: 3 }),
        anyGrant,
        fc.subarray([...extraPermissions]),
        (own, grant, extras) => {
          const giver = rightsOf(own)
          if (!mayGrant(giver, grant, extras)) return
          const places = grant.stores === 'all' ? (['corp'] as const) : grant.stores.map((storeId) => ({ storeId }))
          for (const place of places)
            for (const permission of permissionsAt(rightsOf([grant], extras), place))
              expect(mayAct(giver, permission, place)).toBe(true)
        },
      ),
    )
  })

  it('[staff-8] a discount limit is at most the own one, or what was granted before; an owner grants any', () => {
    const none = { employee: 0, manual: 0, refund: 0 }
    const limits = { employee: 300, manual: 200, refund: 100 }
    for (const rights of [manager, storeManager]) {
      expect(mayGrantLimits({ rights, limits }, limits, none)).toBe(true)
      expect(mayGrantLimits({ rights, limits }, { ...none, employee: 301 }, none)).toBe(false)
      expect(mayGrantLimits({ rights, limits }, { ...none, manual: 201 }, none)).toBe(false)
      expect(mayGrantLimits({ rights, limits: none }, limits, limits)).toBe(true)
      expect(mayGrantLimits({ rights, limits: none }, { ...limits, manual: 201 }, limits)).toBe(false)
    }
    expect(
      mayGrantLimits({ rights: owner, limits: none }, { employee: 10 ** 12, manual: 1, refund: 10 ** 12 }, none),
    ).toBe(true)
  })

  it('[staff-12] a limit of refunds is granted likewise, and counts what went back before; owners are above it', () => {
    const limits = { employee: 0, manual: 0, refund: 100 }
    const none = { ...limits, refund: 0 }
    expect(mayGrantLimits({ rights: manager, limits }, limits, none)).toBe(true)
    expect(mayGrantLimits({ rights: manager, limits }, { ...limits, refund: 101 }, none)).toBe(false)
    expect(mayGrantLimits({ rights: manager, limits: none }, limits, limits)).toBe(true)
    expect([0, 100, 101].map((sum) => mayRefund({ rights: manager, refundLimit: 100 }, sum))).toEqual([
      true,
      true,
      false,
    ])
    expect(mayRefund({ rights: owner, refundLimit: 0 }, 10 ** 9)).toBe(true)
  })

  it('a store manager sees the people of that store; a manager of the brand sees all', () => {
    expect(isSeenBy(storeManager, [grantAt('employee', 'b'), grantAt('employee', 'a')])).toBe(true)
    expect(isSeenBy(storeManager, [grantAt('employee', 'b')])).toBe(false)
    expect(isSeenBy(storeManager, [grantAt('employee', 'b', 'a')])).toBe(true)
    expect(isSeenBy(storeManager, [everywhere('owner')])).toBe(false)
    expect(isSeenBy(manager, [everywhere('owner')])).toBe(true)
    expect(isSeenBy(rightsOf([everywhere('accountant')]), [grantAt('employee', 'a')])).toBe(false)
  })
})

it('[staff-1] who has any right at a store has one there, whatever it is', () => {
  const employee = rightsOf([grantAt('employee', 'a')])
  expect([mayAct(employee, 'none', { storeId: 'a' }), mayAct(employee, 'none', { storeId: 'b' })]).toEqual([
    true,
    false,
  ])
  expect([mayAct(employee, 'none', 'any'), mayAct([], 'none', 'any'), mayAct(employee, 'none', 'corp')]).toEqual([
    ...[true, false, false],
  ])
  expect(storesFor(employee, 'none')).toEqual(['a'])
})
