import { afterAll, it, vi } from 'vitest'
import { count, playHistories, timeout } from './play-histories.ts'

vi.hoisted(() => {
  process.env.TEST_DATABASE_COPY = 'simulation'
})
afterAll(() => {
  delete process.env.TEST_DATABASE_COPY
})

it(
  `[simulate-1][PY-01] after ${count} random histories with crashes of the server and lost messages, money, books, stock, coupons and points agree`,
  () => playHistories(0),
  timeout,
)
