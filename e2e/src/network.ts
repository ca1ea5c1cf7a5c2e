import { randomInt } from 'node:crypto'

/** As a proxy before us would report it: a network of its own, for one network gets only so many codes in an hour. */
export const anyNetwork = (): Record<string, string> => ({
  'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
})

const staffNetworks = 16

/**
 * One of the networks that the staff of the demo brand is on: an account gets twenty log-ins in five minutes from networks where it has
 * never been, and ten from each where it has. Fewer networks reach those ten when many journeys log in at the same time.
 */
export const staffNetwork = (): Record<string, string> => ({
  'x-forwarded-for': `172.20.0.${randomInt(1, staffNetworks + 1)}`,
})
