import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeSession } from '../state/session.ts'
import { prepare } from '../test/show.tsx'
import { usePage } from './use-page.ts'

prepare()

const employee = { employeeName: 'Jun', storeId: 's1', storeName: 'Riverside Arcade' }

test('[staff-17] the address of a page that is not for who is logged in opens the board', () => {
  location.hash = '#/store'
  takeSession('a.b.c', { ...employee, permission: ['order:manage'] })
  const { result } = renderHook(() => usePage())
  expect(result.current).toBe('board')
  act(() => takeSession('a.b.c', { ...employee, permission: ['order:manage', 'store:edit'] }))
  expect(result.current).toBe('store')
})
