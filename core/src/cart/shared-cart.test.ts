import { expect, it } from 'vitest'
import { sharedCartMs } from './shared-cart.ts'

it('a shared cart can be opened for a week', () => expect(sharedCartMs).toBe(604_800_000))
