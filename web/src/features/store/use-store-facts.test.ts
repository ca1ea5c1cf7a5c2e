import { beforeAll, expect, it } from 'vitest'
import { switchLanguage } from '../../state/language/words.ts'
import { distanceWords } from './use-store-facts.ts'

beforeAll(() => switchLanguage('en-US'))

it('[R-3.5] a distance is given in metres below a kilometre, then with one decimal, from ten on without', () => {
  expect([850, 999, 1000, 1240, 9949, 9950, 12_400].map(distanceWords)).toEqual([
    ...['850 m', '999 m', '1.0 km', '1.2 km', '9.9 km', '10 km', '12 km'],
  ])
})
