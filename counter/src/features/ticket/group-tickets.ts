interface Ticketed {
  readonly orderId: string
}

interface TicketGroup<Order> {
  readonly id: number
  readonly orders: readonly Order[]
}

interface GroupOptions<Order> {
  /** So many tickets of a group; one that is put between its tickets joins all the same. */
  readonly most: number
  /** The group that a ticket stands in already. */
  readonly groupOf: (order: Order) => number | undefined
}

/** Of each place the next group that is known behind it. */
function followingGroups(ids: readonly (number | undefined)[]): (number | undefined)[] {
  let following: number | undefined
  return ids
    .toReversed()
    .map((id) => {
      const here = following
      following = id ?? following
      return here
    })
    .toReversed()
}

/** Tickets of a long lane in groups, which the browser leaves out as a whole while they are not seen. A ticket stays in its group as long as their order allows, whatever comes and goes. */
export function groupTickets<Order extends Ticketed>(
  orders: readonly Order[],
  { most, groupOf }: GroupOptions<Order>,
): readonly TicketGroup<Order>[] {
  const groups: { id: number; orders: Order[] }[] = []
  const begun = new Set<number>()
  let nextId = Math.max(0, ...orders.map((order) => groupOf(order) ?? 0)) + 1
  const following = followingGroups(orders.map(groupOf))
  for (const [place, order] of orders.entries()) {
    const last = groups.at(-1)
    const own = groupOf(order)
    const free = own !== undefined && !begun.has(own) ? own : undefined
    const isBetween = last !== undefined && (own === last.id || following[place] === last.id)
    if (last && (isBetween || (free === undefined && last.orders.length < most))) {
      last.orders.push(order)
      continue
    }
    const id = free ?? nextId++
    begun.add(id)
    groups.push({ id, orders: [order] })
  }
  return groups
}
