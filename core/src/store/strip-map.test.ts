import { describe, expect, it } from 'vitest'
import { distanceMetres } from './distance.ts'
import { stripMapOf } from './strip-map.ts'

const placeAt = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude })
const here = { latitude: 1.3, longitude: 103.8 }
const near = [placeAt('north', 1.31, 103.8), placeAt('east', 1.3, 103.82), placeAt('south', 1.285, 103.8)]
const names = (map: ReturnType<typeof stripMapOf<(typeof near)[number]>>) => map?.pins.map(({ place }) => place.name)

describe('a map of stores [store-18]', () => {
  it('[store-18] puts each store where it lies from the customer, in metres', () => {
    const map = stripMapOf(near, here)
    const me = map?.me ?? { east: 0, north: 0 }
    for (const { place, east, north } of map?.pins ?? []) {
      const metres = Math.hypot(east - me.east, north - me.north)
      expect(Math.abs(metres - distanceMetres(here, place))).toBeLessThan(5)
    }
    const [north, east, south] = map?.pins ?? []
    expect([Number(north?.north) > me.north, Number(east?.east) > me.east, Number(south?.north) < me.north]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('[store-18] fits all that it shows around its middle', () => {
    const map = stripMapOf(near, here)
    for (const { east, north } of [...(map?.pins ?? []), ...(map?.me ? [map.me] : [])]) {
      expect(Math.abs(east)).toBeLessThanOrEqual(Number(map?.width) / 2 + 1)
      expect(Math.abs(north)).toBeLessThanOrEqual(Number(map?.height) / 2 + 1)
    }
    expect(map?.scale).toBe(2000)
  })

  it('[store-18] leaves to the list what lies far behind, what another pin would cover, and more than twelve', () => {
    expect(names(stripMapOf([...near, placeAt('far', 1.45, 103.8)], here))).toEqual(['north', 'east', 'south'])
    expect(names(stripMapOf([...near, placeAt('next door', 1.3101, 103.8001)], here))).toEqual([
      'north',
      'east',
      'south',
    ])
    const many = Array.from({ length: 20 }, (_, index) => {
      const [row, column] = [Math.floor(index / 5), index % 5]
      return placeAt(String(index), 1.3 + row * 0.016, 103.8 + column * 0.02)
    })
    expect(names(stripMapOf(many, undefined))).toHaveLength(12)
  })

  it('[store-18] puts stores far from the equator where they lie too', () => {
    const north = { latitude: 60.17, longitude: 24.94 }
    const stores = [placeAt('west', 60.17, 24.91), placeAt('east', 60.18, 24.99)]
    const map = stripMapOf(stores, north)
    const me = map?.me ?? { east: 0, north: 0 }
    expect(map?.pins).toHaveLength(2)
    for (const { place, east, north: up } of map?.pins ?? [])
      expect(Math.abs(Math.hypot(east - me.east, up - me.north) - distanceMetres(north, place))).toBeLessThan(10)
  })

  it('[store-18] leaves out what lies far behind the third nearest, in whatever order the stores stand', () => {
    const [up, right, down] = near
    const far = placeAt('far', 1.45, 103.8)
    for (const stores of [
      [far, up, right, down],
      [up, right, far, down],
      [down, far, up, right],
    ])
      expect(names(stripMapOf(stores as typeof near, here))?.toSorted()).toEqual(['east', 'north', 'south'])
    const inRow = [-300, 0, 300, 600, 610].map((metres) => placeAt(String(metres), 0, metres / 111_195))
    expect(names(stripMapOf(inRow, { latitude: 0, longitude: 0 }))).toEqual(['-300', '0', '300', '600'])
  })

  it('[store-18] is a map of two stores, also where one lies far from the customer, and has the customer in it', () => {
    const two = [placeAt('near', 1.32, 103.8), placeAt('nearer', 1.315, 103.81)]
    const map = stripMapOf(two, here)
    expect(names(map)).toEqual(['near', 'nearer'])
    for (const { north } of [...(map?.pins ?? []), ...(map?.me ? [map.me] : [])])
      expect(Math.abs(north)).toBeLessThanOrEqual(Number(map?.height) / 2 + 1)
    expect(stripMapOf([...near, placeAt('other town', 2.3, 103.8)], here)?.me).toBeDefined()
  })

  it('[store-18] shows no customer who is far away or unknown, and is no map with one store', () => {
    expect(stripMapOf(near, { latitude: 50, longitude: 8 })?.me).toBeUndefined()
    expect(stripMapOf(near, undefined)?.me).toBeUndefined()
    expect(stripMapOf(near.slice(0, 1), here)).toBeUndefined()
  })
})
