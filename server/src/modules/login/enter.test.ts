import { expect, test } from 'vitest'
import type { Context } from '../../base/context.ts'
import { newCustomer } from './enter.ts'

test('every new customer has a member number of sixteen digits', () => {
  // as: all that is read of a context here
  const context = { corp: { corpId: 'corp' }, now: 0 } as unknown as Context
  for (let count = 0; count < 300; count++)
    expect(newCustomer(context, { phone: '+8613800000000', language: 'en-US' }).memberNo).toMatch(/^\d{16}$/)
})
