import { call } from '../../data/call.ts'
import { askBrowser, findPermission } from '../../device/position/locate.ts'
import { usePosition } from '../../state/store/position.ts'

/** The maps service says about where the network is, when one is configured [store-6]. */
async function askNetwork(): Promise<void> {
  try {
    const { latitude, longitude } = await call('/api/app/common/location/ip', {}, { isSilent: true })
    usePosition.setState({ state: 'rough', position: { latitude, longitude } })
  } catch {
    usePosition.setState({ state: 'unavailable' })
  }
}

async function find(): Promise<void> {
  const before = usePosition.getState()
  usePosition.setState({ state: 'asking' })
  const found = await askBrowser()
  if (typeof found === 'object') usePosition.setState({ state: 'found', position: found })
  // Who has said no is not looked for by other means.
  else if (found === 'denied') usePosition.setState({ state: 'denied', position: undefined })
  else if (before.position === undefined) await askNetwork()
  else usePosition.setState(before)
}

let underWay: Promise<void> | undefined

/** Asks where the customer is; what comes of it stands in `usePosition`. */
export function locate(): Promise<void> {
  underWay ??= find().finally(() => {
    underWay = undefined
  })
  return underWay
}

/** Takes a position only where the customer has allowed it before: no question on arrival. */
export async function locateIfAllowed(): Promise<void> {
  const permission = await findPermission()
  if (permission?.state === 'granted') await locate()
  else if (permission?.state === 'denied' && usePosition.getState().state === 'unasked')
    usePosition.setState({ state: 'denied' })
}

/** Asks again once the customer has allowed in the browser's settings what was refused. Answers how to stop that. */
export function followPermission(): () => void {
  const end = new AbortController()
  findPermission().then((permission) =>
    permission?.addEventListener?.('change', () => permission.state === 'granted' && locate(), { signal: end.signal }),
  )
  return () => end.abort()
}
