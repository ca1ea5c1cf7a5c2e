import { expect, it } from 'vitest'
import { uploadAll } from './upload-all.ts'

it('[R-9.14] of nine files no more than five are under way at a time, and a failed one stops no other', async () => {
  let underWay = 0
  let most = 0
  const upload = async (number: number) => {
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setTimeout(resolve))
    underWay -= 1
    if (number === 4) throw new Error('gone')
    return `/uploads/${number}`
  }
  const uploaded = await uploadAll([1, 2, 3, 4, 5, 6, 7, 8, 9], upload)
  expect(most).toBe(5)
  expect(uploaded.map((each) => (each.ok ? each.url : 'failed'))).toEqual([
    ...['/uploads/1', '/uploads/2', '/uploads/3', 'failed'],
    ...['/uploads/5', '/uploads/6', '/uploads/7', '/uploads/8', '/uploads/9'],
  ])
})
