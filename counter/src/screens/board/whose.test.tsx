import { screen, within } from '@testing-library/react'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { setTyped } from '../../state/chosen.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { column, openBoard, press } from '../../test/open-board.tsx'
import { anOrder, minute } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'

vi.mock('../../device/chime.ts', async (load) => ({ ...(await load()), chime: vi.fn(), lowNote: vi.fn() }))
prepare()
afterEach(() => setTyped(''))

const walkIn = { customerName: 'Walk-in', remark: 'Dewi' }
const minutesAgo = (count: number) => serverNow() - count * minute

test('[kitchen-28] what is ready says the name that staff wrote down, the table, and for whom else it is', async () => {
  const times = { serverTime: serverNow(), status: 40, submitTime: minutesAgo(9), readyTime: minutesAgo(2) }
  fakeServer([
    anOrder({ ...times, ...walkIn, pickupCode: 'T041' }),
    anOrder({ ...times, remark: 'No bag', pickupCode: 'T042' }),
    anOrder({ ...times, customerName: 'Walk-in', pickupMethod: 1, tableName: '11', pickupCode: 'D043' }),
  ])
  openBoard()
  await column('ready').findAllByRole('article')
  const wordsOf = (code: string) => screen.getByRole('article', { name: code }).textContent
  expect(wordsOf('T041')).toMatch(/Dewi2:0/)
  expect(wordsOf('T041')).not.toContain('Walk-in')
  expect(wordsOf('T042')).toContain('Mira')
  expect(wordsOf('T042')).not.toContain('No bag')
  expect(wordsOf('D043')).toMatch(/Walk-inTable .?11.? · 2:0/)
})

test('[kitchen-28] what was handed over lately says it too', async () => {
  const over = { serverTime: serverNow(), status: 50, submitTime: minutesAgo(9), readyTime: minutesAgo(4) }
  const finishTime = minutesAgo(1)
  fakeServer([
    anOrder({ ...over, ...walkIn, finishTime, pickupCode: 'T041' }),
    anOrder({ ...over, finishTime, pickupMethod: 1, tableName: '11', pickupCode: 'D043' }),
  ])
  openBoard()
  await screen.findByText('Nothing waits to be collected')
  press('Handed over')
  const [dewi, mira] = within(screen.getByRole('dialog')).getAllByRole('listitem')
  expect(dewi?.textContent).toContain('Dewi')
  expect(mira?.textContent).toMatch(/Mira.? · Table .?11/)
})

test('[kitchen-29] what is ready is neither late nor the oldest at the top of the board', async () => {
  const times = { serverTime: serverNow(), readyFrom: minutesAgo(22), readyUntil: minutesAgo(20) }
  fakeServer([
    anOrder({ ...times, status: 40, payTime: minutesAgo(40), readyTime: minutesAgo(30) }),
    anOrder({ ...times, status: 30, payTime: minutesAgo(25) }),
  ])
  openBoard()
  await column('making').findByRole('article')
  expect(screen.getByText('oldest 25 min').previousElementSibling?.textContent).toBe('1 late')
  expect(screen.getByText('open now').previousElementSibling?.textContent).toBe('2')
})
