import { appOs } from '@tiffin/kit/client/app-os.ts'

/** A place on the map with a name for its pin. */
export interface Destination {
  readonly latitude: number
  readonly longitude: number
  readonly storeName: string
}

/**
 * The address that leads there in the maps the customer has: those the brand names, else those of an iPhone, those an Android phone
 * lets the customer choose from, and a page of maps elsewhere.
 */
export function directionsTo(
  { latitude, longitude, storeName }: Destination,
  provider = '',
  agent = navigator,
): string {
  const place = `${latitude},${longitude}`
  const name = encodeURIComponent(storeName)
  const isPhoneOf = (os: RegExp) => provider === '' && os.test(agent.userAgent)
  if (provider === 'amap')
    return `https://uri.amap.com/navigation?to=${longitude},${latitude},${name}&coordinate=wgs84&callnative=1`
  if (provider === 'apple' || (provider === '' && appOs(agent) === '2')) return `https://maps.apple.com/?daddr=${place}`
  if (isPhoneOf(/Android/)) return `geo:${place}?q=${place}(${name})`
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`
}
