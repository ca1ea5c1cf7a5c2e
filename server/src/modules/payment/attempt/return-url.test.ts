import { expect, it } from 'vitest'
import { ownReturnUrl, returnOrigin } from './return-url.ts'

it('the browser comes back to the name it came by, on one’s own machine only', () => {
  const back = (origin?: string) => returnOrigin({ publicUrl: 'http://127.0.0.1:8080', hosts: [] }, origin)
  expect([
    back('http://localhost:8080'),
    back('http://localhost:9090'),
    back('https://localhost:8080'),
    back('http://evil.example:8080'),
    back('null'),
    back(),
  ]).toEqual([
    'http://localhost:8080',
    'http://127.0.0.1:8080',
    'http://127.0.0.1:8080',
    'http://127.0.0.1:8080',
    'http://127.0.0.1:8080',
    'http://127.0.0.1:8080',
  ])
  const publicUrl = 'http://[::1]:8080'
  expect(returnOrigin({ publicUrl, hosts: [] }, 'http://localhost:8080')).toBe('http://localhost:8080')
  expect(returnOrigin({ publicUrl: 'https://tea.example', hosts: [] }, 'http://localhost:443')).toBe(
    'https://tea.example',
  )
})

it('[brand-8] the browser comes back to the brand’s own host, and to no other', () => {
  const back = (origin: string) =>
    returnOrigin({ publicUrl: 'https://tiffin.example', hosts: ['order.tea.example'] }, origin)
  expect(back('https://order.tea.example')).toBe('https://order.tea.example')
  const others = ['http://order.tea.example', 'https://order.tea.example:8443', 'https://kopi.example']
  for (const other of others) expect(back(other)).toBe('https://tiffin.example')
})

it('the browser comes back to a page of ours that the app names, and to no other', () => {
  const ours = 'https://order.example'
  const page = `${ours}/?corp=demo#/pages/order/cashier/success?orderId=o1`
  expect(ownReturnUrl(page, ours)).toBe(page)
  const others = [
    'https://evil.example/?corp=demo',
    `${ours}.evil.example/`,
    `https://x@order.example/`,
    `${ours}/api`,
    'x',
  ]
  for (const other of [...others, undefined]) expect([other, ownReturnUrl(other, ours)]).toEqual([other, undefined])
})
