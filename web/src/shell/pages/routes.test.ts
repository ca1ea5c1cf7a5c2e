import { expect, it } from 'vitest'
import { ownPaths, paths } from '../../state/navigation/paths.ts'
import { pages } from './routes.ts'

it('every address has one page, and a visitor is asked to log in for those of a customer', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(Object.values(paths).sort())
  const guarded = pages.filter(({ needLogin }) => needLogin === true).map(({ path }) => path)
  expect(guarded.sort()).toEqual(Object.values(ownPaths).sort())
})
