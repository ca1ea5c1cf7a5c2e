import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Database } from '../../db/database.ts'
import { Intake } from './intake.ts'
import type { StatRow } from './read-records.ts'

const { log } = testApp().http

describe('an intake', () => {
  const row = { recordId: 'r' } as StatRow // as: never read
  const many = (count: number) => Array.from({ length: count }, () => row)

  /** One that writes into a count. */
  function openIntake() {
    const written = { count: 0 }
    const finish = ({ values }: { values: unknown[] }) => {
      written.count += JSON.parse(String(values[1])).length
    }
    const tx = async (_scope: unknown, work: (tx: unknown) => unknown) => work({ finish })
    const db = { tx } as unknown as Database // as: the intake writes, and does nothing else
    return { intake: new Intake({ db, log }), written }
  }

  it('[RL-08] that flood in from one network leave the brand’s share to others', async () => {
    const { intake, written } = openIntake()
    for (let turn = 0; turn < 200; turn++) intake.take('flooded', many(200), { network: 'flood', now: 0 })
    intake.take('flooded', many(7), { network: 'home', now: 0 })
    await intake.close()
    expect(written.count).toBe(3007)
  })

  it('[RL-08] keeps no more of a brand’s day than can be counted, and begins again with the next', async () => {
    const { intake, written } = openIntake()
    for (let minute = 0; minute < 200; minute++) {
      intake.take('flooded', many(10_000), { network: `n${minute}`, now: minute * 60_000 })
      await intake.flush()
    }
    expect(written.count).toBe(500_000)
    intake.take('flooded', many(10), { network: 'next', now: 86_400_000 })
    await intake.close()
    expect(written.count).toBe(500_010)
  })

  it('says what it could not write or take, and writes for the other brands all the same, at most five hundred at once', async () => {
    const written: [string, number][] = []
    const finish = ({ values }: { values: unknown[] }) => {
      const count = JSON.parse(String(values[1])).length
      if (values[0] === 'broken') throw new Error('no connection')
      written.push([String(values[0]), count])
    }
    const tx = async (_scope: unknown, work: (tx: unknown) => unknown) => work({ finish })
    const logger = { warn: vi.fn(), error: vi.fn() }
    const parts = { db: { tx }, log: logger } as unknown as ConstructorParameters<typeof Intake>[0] // as: see above
    const intake = new Intake(parts)
    const from = { network: 'home', now: 0 }
    intake.take('broken', many(2), from)
    intake.take('tea', many(501), from)
    intake.drop(3)
    await intake.close()
    expect(written).toEqual([
      ['tea', 500],
      ['tea', 1],
    ])
    expect(logger.error.mock.calls).toEqual([
      [{ err: new Error('no connection'), corp: 'broken', records: 2 }, 'statistics not written'],
    ])
    expect(logger.warn.mock.calls).toEqual([[{ dropped: 3 }, 'statistics dropped']])
    await intake.flush()
    expect(logger.warn).toHaveBeenCalledTimes(1)
  })

  it('[RL-08] lets no more than ten thousand records wait', async () => {
    const { intake, written } = openIntake()
    for (let network = 0; network < 5; network++)
      intake.take(`corp${network % 2}`, many(2500), { network: `n${network}`, now: 0 })
    await intake.close()
    expect(written.count).toBe(10_000)
  })
})
