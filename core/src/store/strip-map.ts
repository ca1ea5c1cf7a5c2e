import { distanceMetres, type Position } from './distance.ts'

/** A place on the map, in metres east and north of its middle. */
export interface MapPoint {
  readonly east: number
  readonly north: number
}

/** A map without tiles: places of stores around a middle, north above [store-18]. */
export interface StripMap<Place> {
  readonly pins: readonly (MapPoint & { readonly place: Place })[]
  /** Where the customer is; undefined when that is not known, or too far from every store. */
  readonly me: MapPoint | undefined
  /** Metres that have to fit, from the first place to the last. */
  readonly width: number
  readonly height: number
  /** Metres of the bar that says how far is far: 1, 2 or 5 with noughts, at most a third of the width. */
  readonly scale: number
}

const mostPins = 12
/** Farther than this the customer is not on the map. */
const nearMetres = 50_000
/** Stores this much farther than the third are left to the list, so that those nearby do not stand in a heap. */
const reachOfThird = 1.5
const leastReach = 600
const leastSpan = 400
/** Pins nearer to each other than this part of the map cover one another: the later one is left to the list. */
const leastGap = 0.16
/** Width of the map by its height, where it is narrowest and without its edges. */
const shape = 2.25

const metresPerDegree = 111_195

function pointOf({ latitude, longitude }: Position, middle: Position): MapPoint {
  const slant = Math.cos((middle.latitude * Math.PI) / 180)
  return {
    east: (longitude - middle.longitude) * metresPerDegree * slant,
    north: (latitude - middle.latitude) * metresPerDegree,
  }
}

/** The stores of a list that the map shows: the first ones, without those that lie far behind the others. */
function shownOf<Place extends Position>(stores: readonly Place[], me: Position | undefined): readonly Place[] {
  const first = stores.slice(0, mostPins)
  if (me === undefined) return first
  const metres = first.map((store) => distanceMetres(me, store)).sort((one, other) => one - other)
  const reach = Math.max(leastReach, reachOfThird * (metres[Math.min(2, metres.length - 1)] ?? 0))
  return first.filter((store) => distanceMetres(me, store) <= reach)
}

function middleOf(places: readonly Position[]): Position {
  const half = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return {
    latitude: half(places.map(({ latitude }) => latitude)),
    longitude: half(places.map(({ longitude }) => longitude)),
  }
}

function scaleOf(width: number): number {
  const most = width / 3
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([5, 2].find((step) => step * power <= most) ?? 1)
}

/** The map of a list of stores, nearest first, or in the brand's order; undefined when fewer than two can be shown. */
export function stripMapOf<Place extends Position>(
  stores: readonly Place[],
  position: Position | undefined,
): StripMap<Place> | undefined {
  const isNear = position !== undefined && stores.some((store) => distanceMetres(position, store) <= nearMetres)
  const customer = isNear ? position : undefined
  const shown = shownOf(stores, customer)
  if (shown.length < 2) return undefined
  const all = customer === undefined ? shown : [...shown, customer]
  const middle = middleOf(all)
  const points = all.map((place) => pointOf(place, middle))
  const span = (values: readonly number[]) => Math.max(leastSpan, Math.max(...values) - Math.min(...values))
  const [width, height] = [span(points.map(({ east }) => east)), span(points.map(({ north }) => north))]
  const whole = Math.max(width, height * shape)
  const pins: (MapPoint & { place: Place })[] = []
  for (const place of shown) {
    const point = pointOf(place, middle)
    const isCovered = pins.some(
      ({ east, north }) => Math.hypot(east - point.east, north - point.north) < whole * leastGap,
    )
    if (!isCovered) pins.push({ ...point, place })
  }
  return { pins, me: customer && pointOf(customer, middle), width, height, scale: scaleOf(whole) }
}
