import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { everyDeskPage, pagesBeforeLogIn } from '../e2e/src/every-desk-page.ts'

/** Addresses of the router that are no page: the brand, its beginning, which leads to a page, and what is unknown. */
const noPages = ['/$corp', '/', '/$']

const routerPaths = (): string[] =>
  [...readFileSync('desk/src/shell/router.tsx', 'utf8').matchAll(/\bpath: '([^']+)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => !noPages.includes(path))

/** Whether a page that is looked at is one of a route: `menu/oolong` of `/menu/$productId`. */
const isOf = (route: string, page: string): boolean =>
  new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(`/${page}`)

it('every page of the desk is looked at in every language and size, and nothing else is said to be one', () => {
  const routes = routerPaths()
  const pages = [...pagesBeforeLogIn.map(({ page }) => page), ...Object.keys(everyDeskPage)]
  const exact = new Set(routes.filter((route) => !route.includes('$')))
  const routeOf = (page: string) =>
    exact.has(`/${page}`) ? `/${page}` : routes.find((route) => route.includes('$') && isOf(route, page))
  expect(routes.length).toBeGreaterThan(20)
  expect(pages.filter((page) => routeOf(page) === undefined)).toEqual([])
  expect(routes.filter((route) => !pages.map(routeOf).includes(route))).toEqual([])
})
