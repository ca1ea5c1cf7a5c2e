import { existsSync, readFileSync } from 'node:fs'

/** Time of all processors since the machine started, in ticks of the system. */
interface Ticks {
  /** What its own processes had. */
  readonly worked: number
  /** What the host kept for others while work was waiting. */
  readonly stolen: number
}

const stat = '/proc/stat'

/** Nothing where the system does not tell: then no time counts as stolen. */
function readTicks(): Ticks {
  if (!existsSync(stat)) return { worked: 0, stolen: 0 }
  const [line = ''] = readFileSync(stat, 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , , , stolen = 0] = line.trim().split(/\s+/).slice(1).map(Number)
  return { worked: user + nice + system, stolen }
}

/** The share, 0 to 1, of the time wanted during a work that the host kept from this machine. */
export async function withStolenShare<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; share: number }> {
  const before = readTicks()
  const answer = await work()
  const after = readTicks()
  const stolen = after.stolen - before.stolen
  const wanted = after.worked - before.worked + stolen
  return { answer, share: wanted === 0 ? 0 : stolen / wanted }
}
