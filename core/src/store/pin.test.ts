import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceMetres } from './distance.ts'
import { directionTo, movedBy, offsetOf, readPlace } from './pin.ts'

const quay = { latitude: 1.2834, longitude: 103.8607 }

describe('a place that is pasted', () => {
  test.each([
    ['1.2834, 103.8607'],
    [' 1.2834 103.8607 '],
    ['1.2834°, 103.8607°'],
    ['https://www.google.com/maps/@1.2834,103.8607,17z'],
    ['https://www.google.com/maps/place/Quay/@1.3,103.9,17z/data=!3m1!4b1!4m6!3m5!1s0x31!8m2!3d1.2834!4d103.8607'],
    ['https://maps.google.com/?q=1.2834,103.8607'],
    ['https://www.google.com/maps/search/?api=1&query=1.2834%2C103.8607'],
    ['https://maps.apple.com/?ll=1.2834,103.8607&z=16'],
    ['https://www.openstreetmap.org/#map=17/1.2834/103.8607'],
    ['https://www.openstreetmap.org/?mlat=1.2834&mlon=103.8607#map=12/1.3/103.9'],
    ['https://www.google.com/maps/search/?api=1&query=1.2834%2c103.8607'],
    ['geo:1.2834,103.8607'],
    ['GEO:1.2834,103.8607'],
  ])('is found in %s', (text) => expect(readPlace(text)).toEqual(quay))

  test('may be south and west, and in minutes', () => {
    expect(readPlace('-33.8568, 151.2153')).toEqual({ latitude: -33.8568, longitude: 151.2153 })
    expect(readPlace('1°17\'00.2"N 103°51\'38.5"E')).toEqual({ latitude: 1.283389, longitude: 103.860694 })
    expect(readPlace("22° 57' 06″ S, 43° 12' 37″ W")).toEqual({ latitude: -22.951667, longitude: -43.210278 })
  })

  test('in minutes may have its seconds in parts, and without their mark', () => {
    expect(readPlace("1°17'00.24N 103°51'38.52E")).toEqual({ latitude: 1.2834, longitude: 103.8607 })
    expect(readPlace('1°17\'00.24"N, 103°51\'38.52"E')).toEqual({ latitude: 1.2834, longitude: 103.8607 })
    expect(readPlace('at 1°17\'00.2"N 103°51\'38.5"E')).toBeNull()
    expect(readPlace('1°17\'00.2"N 103°51\'38.5"East')).toBeNull()
  })

  test.each([
    ['90, 10', 90, 10],
    ['-90, 10', -90, 10],
    ['10, 180', 10, 180],
    ['0, 10', 0, 10],
    ['10, 0', 10, 0],
  ])('may be at the edge of the map: %s', (text, latitude, longitude) =>
    expect(readPlace(text)).toEqual({ latitude, longitude }),
  )

  test.each([[''], ['Quay Street 1'], ['1.2834'], ['91, 10'], ['10, 181'], ['0, 0'], ['https://maps.app.goo.gl/abc']])(
    'is none in %j',
    (text) => expect(readPlace(text)).toBeNull(),
  )
})

test('a neighbour lies in one of eight directions, at a distance', () => {
  const placeAt = (north: number, east: number) => movedBy(quay, { north, east })
  const winds = [
    placeAt(100, 0),
    placeAt(100, 100),
    placeAt(0, 100),
    placeAt(-100, 100),
    placeAt(-100, 0),
    placeAt(-100, -100),
    placeAt(0, -100),
    placeAt(100, -100),
  ]
  expect(winds.map((place) => directionTo(quay, place).wind)).toEqual(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])
  expect(directionTo(quay, placeAt(1000, 0)).metres).toBe(1000)
  expect(offsetOf({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }).east).toBeCloseTo(222.4, 0)
})

test('the way to a place goes round the short side, and is shorter on the ground the farther from the equator', () => {
  const east = (from: number, to: number, latitudes: readonly [number, number] = [0, 0]) =>
    offsetOf({ latitude: latitudes[0], longitude: from }, { latitude: latitudes[1], longitude: to }).east / 111_195
  expect(east(-179, 179)).toBeCloseTo(-2)
  expect(east(179, -179)).toBeCloseTo(2)
  expect(east(-90, 90)).toBeCloseTo(180)
  expect(east(90, -90)).toBeCloseTo(-180)
  expect(east(10, 11, [60, 60])).toBeCloseTo(0.5)
  expect(east(10, 11, [58, 62])).toBeCloseTo(0.5)
})

test('a pin that does not move stays, on either side of the earth', () => {
  for (const longitude of [-180, -170.5, 0, 10.25, 179.5])
    expect(movedBy({ latitude: 10, longitude }, { east: 0, north: 0 })).toEqual({ latitude: 10, longitude })
})

test('a pin moves as far as its keys say, and back', () => {
  const place = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  })
  const step = fc.constantFrom(10, 100, -10, -100)
  fc.assert(
    fc.property(place, step, step, (from, east, north) => {
      const to = movedBy(from, { east, north })
      expect(Math.abs(distanceMetres(from, to) - Math.hypot(east, north))).toBeLessThan(1.5)
      expect(distanceMetres(movedBy(to, { east: -east, north: -north }), from)).toBeLessThanOrEqual(1)
    }),
  )
  expect(movedBy({ latitude: 0, longitude: 180 }, { east: 100, north: 0 }).longitude).toBeLessThan(0)
})
