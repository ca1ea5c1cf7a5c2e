import { expect, it } from 'vitest'
import { draftPermission } from './draft-permission.ts'
import { mayAct, rightsOf } from './rights.ts'
import { roles } from './role.ts'

it('[staff-1] taxes are changed by who may change settings, everything else in a draft by who may change the menu', () => {
  expect(['tax', 'product', 'look', 'promotion'].map(draftPermission)).toEqual([
    ...['settings:edit', 'menu:edit', 'menu:edit', 'menu:edit'],
  ])
  const maySet = roles.filter((role) => mayAct(rightsOf([{ role, stores: 'all' }]), draftPermission('tax'), 'corp'))
  expect(maySet).toEqual(['owner', 'manager'])
})
