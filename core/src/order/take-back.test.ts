import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { orderStatus, takeBackMs } from './order-state.ts'
import { canTakeBackHandOver } from './take-back.ts'

const handedOver = { status: orderStatus.completed as number, readyTime: 500, finishTime: 1000, refundTotal: money(0) }

test('[order-25] a hand-over can be taken back within half an hour', () => {
  const answers = [1000, 999 + takeBackMs, 1000 + takeBackMs].map((now) => canTakeBackHandOver(handedOver, now))
  expect(answers).toEqual([true, true, false])
})

test.each([{ status: orderStatus.ready }, { readyTime: null }, { finishTime: null }, { refundTotal: money(1) }])(
  '[order-25] not with %j',
  (different) => {
    expect(canTakeBackHandOver({ ...handedOver, ...different }, 1000)).toBe(false)
  },
)
