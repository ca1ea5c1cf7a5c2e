import { describe, expect, it } from 'vitest'
import { begin, kinds, menu, names, open, opened, pass, records, reports, sessions } from '../../../test/stat-world.ts'
import { valuesOf } from './values.ts'

describe('sessions', () => {
  it.each([
    [299, []],
    [301, [2]],
  ])('[R-9.15] %i s in the background begin these: %j', async (seconds, kindsOfStart) => {
    const reporter = await opened()
    reporter.hide()
    await pass(seconds)
    reporter.reveal()
    await pass(0)
    expect(sessions().map(({ cst }) => cst)).toEqual(kindsOfStart)
  })

  it('[R-9.15] 1801 s on a page begin a session, and hours on it not one more', async () => {
    await opened()
    await pass(1800)
    expect(sessions()).toEqual([])
    await pass(1)
    expect(sessions().map(({ cst }) => cst)).toEqual([3])
    await pass(3 * 3600)
    expect(sessions()).toHaveLength(1)
  })

  it('[R-9.15] time in the background is not time on the page', async () => {
    const reporter = await opened()
    await pass(1700)
    reporter.hide()
    await pass(200)
    reporter.reveal()
    await pass(1700)
    expect(sessions()).toEqual([])
  })

  it('[R-3.23] the second visit counts 2, knows when the first one was, and is of the same device', async () => {
    const before = open()
    await pass(0)
    before.stop()
    const first = valuesOf('demo')
    expect(sessions()[0]).toMatchObject({ cst: 1, tvc: 1, fvts: begin / 1000, lvts: 0 })
    await pass(5000)
    open()
    await pass(0)
    const { deviceId } = valuesOf('demo')
    expect(valuesOf('demo')).toMatchObject({ visits: 2, firstVisit: begin / 1000, lastVisit: begin / 1000 })
    expect(sessions()[1]).toMatchObject({ cst: 1, tvc: 2, fvts: begin / 1000, lvts: begin / 1000, uuid: deviceId })
    expect(deviceId).toBe(first.deviceId)
    expect(deviceId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('[R-3.23] the page that is shown is kept with its inputs', async () => {
    const reporter = await opened()
    reporter.show({ url: `${menu}?way=1`, title: 'Menu' })
    expect(valuesOf('demo')).toMatchObject({ route: `${menu}?way=1`, entered: begin / 1000 })
  })
})

describe('pages and the background', () => {
  it('[R-7.18] a change of page reports both pages without their inputs, the stay and the title', async () => {
    const reporter = await opened()
    await pass(7)
    reporter.show({ url: `${menu}?way=1`, title: 'Menu' })
    reporter.show({ url: '/pages/order/orderDetail/detail?orderId=0198', title: 'Order details' })
    await pass(10)
    expect(records()).toMatchObject([
      { lt: 11, url: menu, urlref: '/', urlref_ts: 7, ttn: 'Menu' },
      { lt: 11, url: '/pages/order/orderDetail/detail', urlref: menu, urlref_ts: 1, ttn: 'Order details' },
    ])
    expect(JSON.stringify(records())).not.toContain('0198')
  })

  it('[R-7.18] going to the background is sent at once, even while the page goes', async () => {
    const reporter = await opened()
    reporter.event('a')
    await pass(4)
    reporter.hide()
    expect(reports().map(({ at, keepalive }) => [at, keepalive])).toEqual([[4, true]])
    expect(records()).toMatchObject([{ lt: 21 }, { lt: 3, urlref: '/', urlref_ts: 4 }])
  })

  it('[R-7.18][R-5.16][R-9.15] the name of a page that it gave itself goes with its records, until the next page', async () => {
    const reporter = await opened()
    reporter.event('title', 'Spring menu')
    reporter.event('a')
    reporter.show({ url: menu, title: 'Menu' })
    await pass(10)
    const [first, second] = records()
    expect(first).toMatchObject({ lt: 21, e_n: 'a', ttc: 'Spring menu' })
    expect(second).not.toHaveProperty('ttc')
    expect(names()).toEqual(['a'])
  })

  it('[R-7.18] errors are reported, twenty of a page load at most', async () => {
    const reporter = await opened()
    for (let turn = 0; turn < 30; turn += 1) reporter.error(`TypeError: ${turn}`)
    reporter.client('c'.repeat(22))
    await pass(10)
    expect(kinds().filter((kind) => kind === 31)).toHaveLength(20)
    expect(records().at(-1)).toMatchObject({ lt: 101, cid: 'c'.repeat(22) })
  })
})
