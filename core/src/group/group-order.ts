import type { ProductRequest } from '../cart/cart-line.ts'
import { lineIdentity } from '../cart/lines.ts'

/** Most phones that take part, the host's among them [share-5]. */
export const mostMembers = 10

/** Most lines of one of them; of all together it is `mostLines`. */
export const mostMemberLines = 30

/** The number of the host among those who take part. */
export const hostNo = 1

/** So long lines can be added and the host can pay. */
export const groupOrderMs = 2 * 3_600_000

/** States of an order that several make together [share-5]. */
export const groupState = { open: 1, locked: 2, ordered: 3, over: 4 } as const

/** A name and what is wanted under it. */
interface Wanting {
  readonly name: string
  readonly requests: readonly ProductRequest[]
}

/** The lines of all, each with the name of who wants it. */
export const groupRequests = (members: readonly Wanting[]): ProductRequest[] =>
  members.flatMap(({ name, requests }) => requests.map((request) => ({ ...request, guestName: name })))

/** What was wanted and is not in the order, each with the number of units that are missing [share-7]. */
export function leftOut(requests: readonly ProductRequest[], ordered: readonly ProductRequest[]): ProductRequest[] {
  const room = new Map<string, number>()
  for (const line of ordered) room.set(lineIdentity(line), (room.get(lineIdentity(line)) ?? 0) + line.num)
  return requests.flatMap((line) => {
    const identity = lineIdentity(line)
    const found = Math.min(line.num, room.get(identity) ?? 0)
    room.set(identity, (room.get(identity) ?? 0) - found)
    return found === line.num ? [] : [{ ...line, num: line.num - found }]
  })
}
