import { expect, it } from 'vitest'
import { findLong, sizesOf } from './function-sizes.mjs'

it('no function and no component of the product is longer than style allows, its markup counted', () => {
  expect(findLong().map(({ file, name, lines }) => `${lines} ${name} ${file}`)).toEqual([])
})

it('lines of markup count, blank lines and comments do not', () => {
  const component = `export function Shop() {
  // a comment

  return (
    <section>
      <b>Tea</b>
    </section>
  )
}`
  expect(sizesOf('shop.tsx', component)).toEqual([{ file: 'shop.tsx', name: 'Shop', lines: 7 }])
})

it('a function inside another counts for both, and is known by the name that it is bound to', () => {
  const nested = `const outer = () => {
  const inner = () => {
    return 1
  }
  return inner
}`
  expect(sizesOf('nested.ts', nested).map(({ name, lines }) => [name, lines])).toEqual([
    ['outer', 6],
    ['inner', 3],
  ])
})
