import { expect, it } from 'vitest'
import { customerAddressOf } from './brand-hosts.ts'

it('[brand-8] customers find a brand at its first host, else at the server with the brand behind it', () => {
  const brandHosts = new Map([
    ['order.tea.example', 'tea'],
    ['tea.example', 'tea'],
  ])
  const addressOf = (publicUrl: string, corpId: string) => customerAddressOf({ publicUrl, brandHosts }, corpId)
  expect(addressOf('https://tiffin.example', 'tea')).toBe('https://order.tea.example/')
  expect(addressOf('http://tiffin.example:8080', 'tea')).toBe('http://order.tea.example:8080/')
  expect(addressOf('https://tiffin.example', 'kopi')).toBe('https://tiffin.example/?corp=kopi')
})
