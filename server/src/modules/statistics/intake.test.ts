import { describe, expect, it } from 'vitest'
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
})
