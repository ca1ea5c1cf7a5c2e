import type { Position } from '@tiffin/core/store/distance'

/** A browser that has not answered by then counts as without a position. */
const longestMs = 15_000
/** A position this old still says which store is near. */
const oldestMs = 5 * 60_000

/** Why a browser does not say where it is: it may not, or it cannot. */
export type NoPosition = 'denied' | 'unavailable'

/** Asks the browser where it is; who has not answered the question yet is asked now. */
export function askBrowser(): Promise<Position | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(code === 1 ? 'denied' : 'unavailable'),
      { timeout: longestMs, maximumAge: oldestMs },
    )
  })
}

/** Whether the browser may say where it is; undefined where that cannot be known beforehand. */
export const findPermission = (): Promise<PermissionStatus | undefined> =>
  navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined) ?? Promise.resolve(undefined)
