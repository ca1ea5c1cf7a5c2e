import { randomInt } from 'node:crypto'

/** As a proxy before us would tell it: a network that nobody else is on, for one network gets only so many codes in an hour. */
export const anyNetwork = (): Record<string, string> => ({
  'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
})
