import { distanceMetres, type Position } from './distance.ts'

/** Where one place lies from another, by the eight winds. */
const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** One of the eight. */
export type Wind = (typeof winds)[number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const metresOfDegree = 111_195

/** Whole degrees are kept to six decimals, about ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const isOnEarth = ({ latitude, longitude }: Position) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)

/** Metres to the east and to the north from one place to another that is not far. */
export function offsetOf(from: Position, to: Position): { readonly east: number; readonly north: number } {
  const turn = to.longitude - from.longitude
  const degreesEast = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  return {
    east: degreesEast * metresOfDegree * Math.cos(radians((from.latitude + to.latitude) / 2)),
    north: (to.latitude - from.latitude) * metresOfDegree,
  }
}

/** In which of the eight directions a place lies, and how many metres away. */
export function directionTo(from: Position, to: Position): { readonly wind: Wind; readonly metres: number } {
  const { east, north } = offsetOf(from, to)
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return { wind: winds[(eighth + 8) % 8] ?? 'n', metres: distanceMetres(from, to) }
}

/** A place moved by metres; it stays between the poles. */
export function movedBy(from: Position, { east, north }: { readonly east: number; readonly north: number }): Position {
  const latitude = Math.max(-90, Math.min(90, from.latitude + north / metresOfDegree))
  const longitude = from.longitude + east / (metresOfDegree * Math.max(0.01, Math.cos(radians(from.latitude))))
  return { latitude: rounded(latitude), longitude: rounded(((((longitude + 180) % 360) + 360) % 360) - 180) }
}

const number = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`
/** Of links, the most exact first: the place that is meant, then the one in the middle of the map. */
const linkPatterns = [
  `!3d${number}!4d${number}`,
  String.raw`[?&](?:q|query|ll|daddr|destination|center|mlat)=(?:loc:)?${number}(?:,|%2C|&mlon=)\s*${number}`,
  `@${number},${number}`,
  String.raw`#map=\d+(?:\.\d+)?/${number}/${number}`,
  `^geo:${number},${number}`,
].map((pattern) => new RegExp(pattern, 'i'))
const plain = new RegExp(`^${number}°?\\s*[,;\\s]\\s*${number}°?$`)
const sexagesimal =
  /^(\d{1,2})°\s*(\d{1,2})['′]\s*(\d{1,2}(?:\.\d+)?)["″]?\s*([NS])[,;\s]+(\d{1,3})°\s*(\d{1,2})['′]\s*(\d{1,2}(?:\.\d+)?)["″]?\s*([EW])$/i

function ofMinutes(text: string): Position | undefined {
  const found = sexagesimal.exec(text)
  if (found === null) return undefined
  const [, d1, m1, s1, ns = '', d2, m2, s2, ew = ''] = found
  const degrees = (d = '', m = '', s = '') => Number(d) + Number(m) / 60 + Number(s) / 3600
  return {
    latitude: degrees(d1, m1, s1) * (/s/i.test(ns) ? -1 : 1),
    longitude: degrees(d2, m2, s2) * (/w/i.test(ew) ? -1 : 1),
  }
}

/**
 * The place in pasted text: two numbers, degrees with minutes, or the link of a map (Google, Apple, OpenStreetMap, `geo:`).
 * Null when there is none; 0, 0 is none either. A shortened link names no place.
 */
export function readPlace(pasted: string): Position | null {
  const text = pasted.trim()
  const found = plain.exec(text) ?? linkPatterns.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const place = found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : ofMinutes(text)
  if (place === undefined || !isOnEarth(place)) return null
  return { latitude: rounded(place.latitude), longitude: rounded(place.longitude) }
}
