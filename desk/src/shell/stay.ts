import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { basePath } from '../state/corp-place.ts'
import { NotLoaded, notePageFault } from '../state/page-fault.ts'

/** A page is left only for one whose code is there: until it comes, and when it does not, the page before stays with all that is typed in it [page-14]. */
export function stayUntilLoaded(router: AnyRouter): void {
  let latest = 0
  const history: RouterHistory = router.history
  history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation: { pathname, href } }) => {
      if (pathname === currentLocation.pathname) return false // filters of the page that is there
      latest += 1
      const mine = latest
      const [routes] = router.getMatchedRoutes(pathname.slice(basePath.length))
      try {
        await Promise.all(routes.map((route) => router.loadRouteChunk(route)))
      } catch (failure) {
        if (mine !== latest) return true
        const reason = failure instanceof NotLoaded ? failure.reason : 'broken'
        notePageFault({ reason, retry: () => history.push(href) })
        return true
      }
      if (mine === latest) notePageFault(undefined)
      return mine !== latest
    },
  })
}
