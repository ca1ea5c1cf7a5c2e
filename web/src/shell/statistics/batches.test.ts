import { describe, expect, it } from 'vitest'
import {
  checks,
  forgetAsked,
  kinds,
  names,
  open,
  opened,
  pass,
  records,
  reports,
  waiting,
  world,
} from '../../../test/stat-world.ts'

describe('batches', () => {
  it('[R-9.15][R-7.18] events at 0, 3 and 6 s are one batch, ten seconds after the first', async () => {
    const reporter = await opened()
    await pass(60)
    for (const name of ['a', 'b', 'c']) {
      reporter.event(name)
      await pass(3)
    }
    expect(reports()).toEqual([])
    await pass(60)
    expect(reports().map(({ at }) => at)).toEqual([70])
    expect(names()).toEqual(['a', 'b', 'c'])
  })

  it('[R-7.18] a session goes at once, and a lone last record is not stuck', async () => {
    const reporter = open()
    await pass(0)
    expect(kinds()).toEqual([1])
    reporter.event('last')
    await pass(10)
    expect(names()).toEqual(['last'])
  })

  it('[R-7.18] reports name no customer and carry the usual headers', async () => {
    localStorage.setItem('icc_token', 'a.b.c')
    open()
    await pass(0)
    const [report] = reports()
    expect(report?.headers).toMatchObject({ 'Content-Type': 'application/json', 'App-Version': '2.2.2' })
    expect(report?.headers).not.toHaveProperty('Authorization')
    expect(checks()[0]?.path).toBe(`/api/app/common/stat/config?usv=2.2.2&conf=${encodeURIComponent('{"ak":"app-1"}')}`)
  })

  it('[R-7.18] a report that fails is tried three times, a second apart, and is not lost afterwards', async () => {
    const reporter = await opened()
    world.isDown = true
    reporter.event('a')
    await pass(14)
    expect(reports().map(({ at }) => at)).toEqual([10, 11, 12])
    expect(waiting()).toContain('"a"')
    world.isDown = false
    await pass(60)
    expect(reports()).toHaveLength(4)
    expect(waiting()).not.toContain('"a"')
  })

  it('[R-7.18] a server that cannot serve counts as no answer; one that refuses is not asked again', async () => {
    const reporter = await opened()
    world.status = 503
    reporter.event('a')
    await pass(14)
    expect(reports()).toHaveLength(3)
    world.status = 400
    await pass(120)
    expect(reports()).toHaveLength(4)
    await pass(120)
    expect(reports()).toHaveLength(4)
  })

  it('[R-7.18] what one page could not send the next one does', async () => {
    const reporter = await opened()
    world.isDown = true
    reporter.event('early')
    await pass(12)
    reporter.stop()
    world.isDown = false
    forgetAsked()
    open()
    await pass(0)
    expect(records().map((record) => record.lt)).toEqual([21, 1])
  })

  it('[R-7.18] without a net for long the last four hundred are kept', async () => {
    const reporter = await opened()
    world.isDown = true
    for (let turn = 0; turn < 450; turn += 1) reporter.event(`e${turn}`)
    await pass(13)
    world.isDown = false
    forgetAsked()
    await pass(60)
    expect(names()).toHaveLength(400)
    expect(reports().map((report) => report.records.length)).toEqual([200, 200])
    expect(names().at(-1)).toBe('e449')
  })

  it('[R-7.18] an event that is too large to be sent while the page goes, or holds itself, keeps no other from going', async () => {
    const reporter = await opened()
    const itself: Record<string, unknown> = {}
    itself.itself = itself
    reporter.event('itself', itself)
    reporter.event('large', { text: 'x'.repeat(70_000) })
    reporter.event('a')
    await pass(10)
    expect(names()).toEqual(['a'])
    expect(waiting()).not.toContain('large')
  })

  it('[R-7.18] as soon as the connection is back the waiting events are sent', async () => {
    const reporter = await opened()
    world.isDown = true
    reporter.event('a')
    await pass(13)
    world.isDown = false
    forgetAsked()
    dispatchEvent(new Event('online'))
    await pass(0)
    expect(names()).toEqual(['a'])
  })
})
