import { expect, it } from 'vitest'
import { directionsTo } from './directions.ts'

const store = { latitude: 1.29, longitude: 103.85, storeName: 'Tiong Bahru (门店) & Co' }
const to = (userAgent: string, provider?: string) =>
  directionsTo(store, provider, { ...navigator, userAgent, maxTouchPoints: 0 } as Navigator) // as: what is read of it
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const desk = 'Mozilla/5.0 (X11; Linux x86_64)'

it('[R-2.13] the way to a store opens in the maps of the phone, or on a page of maps elsewhere', () => {
  const name = 'Tiong%20Bahru%20(%E9%97%A8%E5%BA%97)%20%26%20Co'
  expect(to(android)).toBe(`geo:1.29,103.85?q=1.29,103.85(${name})`)
  expect(to(iphone)).toBe('https://maps.apple.com/?daddr=1.29,103.85')
  expect(to(desk)).toBe('https://www.google.com/maps/dir/?api=1&destination=1.29,103.85')
})

it('[R-2.13] a brand may name the maps it wants', () => {
  for (const agent of [android, iphone, desk]) {
    expect(to(agent, 'amap')).toMatch(/^https:\/\/uri\.amap\.com\/navigation\?to=103\.85,1\.29,Tiong/)
    expect(to(agent, 'apple')).toMatch(/^https:\/\/maps\.apple\.com\//)
    expect(to(agent, 'google')).toMatch(/^https:\/\/www\.google\.com\/maps\//)
  }
})
