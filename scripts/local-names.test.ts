import { expect, it } from 'vitest'
import { findInText, findNamelessLocals } from './local-names.mjs'

it('every local and every parameter is named by a noun for what it holds', () => {
  expect(findNamelessLocals()).toEqual([])
})

it('names of variables, parameters, defaults, rests and functions are found, and those that a property gives are not', () => {
  const text = `const told = 1
const read = (of, { at: asked, wanted = 2, ...said }, [heard] = []) => of
function tell() {}
const { elsewhere } = place`
  expect(findInText('some.ts', text)).toEqual([
    'some.ts:1 told',
    'some.ts:2 of',
    'some.ts:2 asked',
    'some.ts:2 said',
    'some.ts:2 heard',
    'some.ts:3 tell',
  ])
})
