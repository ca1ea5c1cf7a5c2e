/** A place on earth, WGS84 degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Half way round the earth, in metres: no store is farther. */
export const farthest = 20_100_000

const earthRadiusMetres = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Whole metres between two places along the ground (haversine). */
export function distanceMetres(a: Position, b: Position): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h))))
}

/** A position as it leaves the device: 3 decimals, about 100 m [store-3]. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
})
