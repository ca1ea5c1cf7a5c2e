import { usePosition } from '../state/position.ts'

/** A browser that has not answered by then has no answer. */
const longestMs = 15_000
/** A position this old still tells which store is near. */
const oldestMs = 5 * 60_000

function ask(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: longestMs, maximumAge: oldestMs })
  })
}

/** Asks the browser where the customer is; what comes of it stands in `usePosition`. */
export async function locate(): Promise<void> {
  if (!('geolocation' in navigator)) {
    usePosition.setState({ state: 'unavailable' })
    return
  }
  usePosition.setState({ state: 'asking' })
  try {
    const { coords } = await ask()
    const { latitude, longitude } = coords
    usePosition.setState({ state: 'found', position: { latitude, longitude } })
  } catch (fault) {
    const isDenied = (fault as GeolocationPositionError).code === 1 // the only thing getCurrentPosition fails with
    usePosition.setState({ state: isDenied ? 'denied' : 'unavailable' })
  }
}

/** Takes a position only where the customer has allowed it before: nobody is asked on arrival. */
export async function locateIfAllowed(): Promise<void> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (permission?.state === 'granted') await locate()
}
