import { expect, it } from 'vitest'
import { customerOf } from './customer.ts'
import { keptCustomer } from './session.ts'

it('[R-3.7] of a profile the seven fields are kept on the device, and nothing else of it', () => {
  const seven = {
    ...{ nickName: 'Mira', name: 'Mira Tan', gender: 2, birthday: '1990-04-01', phone: '138****0000' },
    ...{ avatar: '/uploads/a.webp', email: 'mira@example.com' },
  }
  keptCustomer.set(customerOf({ ...seven, ...{ memberNo: '7', isMember: true } }))
  expect(JSON.parse(localStorage.getItem('customer_data') ?? '')).toEqual(seven)
  expect(keptCustomer.get()).toEqual(seven)
})
