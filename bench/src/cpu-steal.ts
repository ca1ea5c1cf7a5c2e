import { existsSync, readFileSync } from 'node:fs'

/** Time of all processors since the machine started, in ticks of the system. */
interface Ticks {
  /** What its own processes had. */
  readonly worked: number
  /** CPU steal: what the host gave to others while work was waiting. */
  readonly steal: number
}

const stat = '/proc/stat'

/** Zero where the system does not report it. */
function readTicks(): Ticks {
  if (!existsSync(stat)) return { worked: 0, steal: 0 }
  const [line = ''] = readFileSync(stat, 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = line.trim().split(/\s+/).slice(1).map(Number)
  return { worked: user + nice + system, steal }
}

/** The share, 0 to 1, of CPU steal in the time wanted during a work. */
export async function withStealShare<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; share: number }> {
  const before = readTicks()
  const answer = await work()
  const after = readTicks()
  const steal = after.steal - before.steal
  const demand = after.worked - before.worked + steal
  return { answer, share: demand === 0 ? 0 : steal / demand }
}
