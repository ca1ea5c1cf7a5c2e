import { describe, expect, it } from 'vitest'
import {
  checks,
  forgetAsked,
  names,
  open,
  opened,
  pass,
  records,
  reports,
  sessions,
  waiting,
  world,
} from '../../../test/stat-world.ts'
import { forgetDevice } from '../../device/forget-device.ts'
import { valuesOf } from './values.ts'

describe('whether reports are wanted', () => {
  it('[R-9.15] with enable 0 nothing is sent and nothing is kept', async () => {
    world.enable = 0
    const reporter = open()
    reporter.event('a')
    await pass(60)
    reporter.event('b')
    reporter.hide()
    await pass(3600)
    expect(checks()).toHaveLength(1)
    expect(reports()).toEqual([])
    expect(waiting()).not.toContain('"e_n"')
  })

  it('[R-9.15] before the answer is there nothing is sent, not even by a page that goes', async () => {
    Object.assign(world, { enable: 0, checkMs: 5000 })
    const reporter = open()
    reporter.event('a')
    reporter.hide()
    await pass(4)
    expect(reports()).toEqual([])
    await pass(60)
    expect(reports()).toEqual([])
  })

  it('[R-9.15] after 24 h there is one new check, and its answer holds from the next time on', async () => {
    const reporter = await opened()
    world.enable = 0
    await pass(86_399)
    expect(checks()).toEqual([])
    await pass(2)
    expect(checks()).toHaveLength(1)
    forgetAsked()
    reporter.event('a')
    await pass(60)
    expect(reports()).toEqual([])
    await pass(86_400 - 120)
    expect(checks()).toEqual([])
  })

  it('[R-9.15] a page opened within the 24 h does not check again', async () => {
    const before = await opened()
    before.stop()
    await pass(3600)
    open()
    await pass(60)
    expect(checks()).toEqual([])
    expect(reports()).toHaveLength(1)
  })

  it.each([
    [
      'nobody answers',
      () => {
        world.isDown = true
      },
    ],
    [
      'the answer is not good',
      () => {
        world.ret = 1
        world.enable = 0
      },
    ],
  ])('[R-7.18][R-9.15] at first, when %s, reports are made', async (_name, spoil) => {
    spoil()
    open()
    await pass(0)
    expect(reports().length).toBeGreaterThan(0)
  })

  it('[R-7.18][R-9.15] a check that fails later leaves what was known', async () => {
    world.enable = 0
    open()
    await pass(60)
    world.isDown = true
    await pass(86_400)
    expect(checks()).toHaveLength(2)
    expect(valuesOf('demo').enable).toBe(0)
  })
})

describe('events of a wrong form', () => {
  const long = 'x'.repeat(256)
  it.each([
    [undefined, ''],
    ['', ''],
    [7, ''],
    [long, ''],
    ['a', long],
    ['a', 7],
    ['a', null],
    ['title', {}],
  ])('[R-5.16] %j with %j logs an error and nothing is sent', async (name, value) => {
    const reporter = await opened()
    reporter.event(name, value)
    expect(globalThis.complaints.splice(0)).toEqual([expect.stringContaining('icc.report: ')])
    await pass(60)
    expect(reports()).toEqual([])
  })
})

describe('the device', () => {
  it('[PV-06] is another one at another brand, and what waits for one brand is not sent to the other', async () => {
    const reporter = await opened()
    const { deviceId } = valuesOf('demo')
    world.isDown = true
    reporter.event('of demo')
    await pass(13)
    reporter.stop()
    world.isDown = false
    forgetAsked()
    open('demo2')
    await pass(0)
    expect(names()).toEqual([])
    expect(sessions()).toMatchObject([{ tvc: 1, lvts: 0 }])
    expect(valuesOf('demo2').deviceId).not.toBe(deviceId)
  })

  it('[PV-06] is another one after the account was deleted', async () => {
    const reporter = await opened()
    const { deviceId } = valuesOf('demo')
    forgetDevice()
    reporter.event('a')
    await pass(10)
    expect(records().at(-1)?.uuid).not.toBe(deviceId)
  })
})
