import { Activity, type RefObject, Suspense, use, useLayoutEffect, useMemo, useRef } from 'react'
import { queryClient } from '../../data/query-client.ts'
import { reloadPage } from '../../device/leave-for.ts'
import type { OpenPage, Pages } from '../../state/navigation/navigation.ts'
import { PageContext } from '../../state/navigation/page-context.ts'
import { readSearch, splitUrl } from '../navigator/page-url.ts'
import type { LazyScreen } from './lazy-screen.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageWaiting } from './page-waiting.tsx'
import type { AppPage } from './routes.ts'
import { mendPage, useBrokenPage } from './test-hooks.ts'

interface PageHostProps {
  readonly page: OpenPage
  readonly rule: AppPage
  readonly isShown: boolean
  readonly move: Pages['move']
}

function ScreenOf({ screen, pageId }: { readonly screen: LazyScreen; readonly pageId: string }) {
  const Screen = use(screen.fetch())
  if (useBrokenPage() === pageId) throw new Error('broken by a test')
  return <Screen />
}

/** Each page has its own place in the scroll of the window and finds it again; a page that comes up takes the focus. */
function KeepPlace({ host, move }: { readonly host: RefObject<HTMLElement | null>; readonly move: Pages['move'] }) {
  const top = useRef(0)
  const isFirst = move === 'start'
  useLayoutEffect(() => {
    scrollTo(0, top.current)
    if (!isFirst) host.current?.focus({ preventScroll: true })
    const note = () => {
      top.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [host, isFirst])
  return null
}

/** One open page: kept as it is while another one is shown. */
export function PageHost({ page, rule, isShown, move }: PageHostProps) {
  const place = useMemo(() => {
    const { path, search } = splitUrl(page.url)
    return { id: page.id, path, inputs: readSearch(search) }
  }, [page])
  const host = useRef<HTMLDivElement>(null)
  const retry = () => {
    mendPage()
    // Code that does not come although there is a connection is of a release that is gone, most often.
    if (rule.screen.now() === undefined && navigator.onLine) reloadPage()
    rule.screen.forget()
    queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' })
  }
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div ref={host} className="host" tabIndex={-1} data-move={isShown ? move : undefined}>
        <PageContext value={place}>
          <KeepPlace host={host} move={move} />
          <PageBoundary onRetry={retry}>
            <Suspense fallback={<PageWaiting />}>
              <ScreenOf screen={rule.screen} pageId={page.id} />
            </Suspense>
          </PageBoundary>
        </PageContext>
      </div>
    </Activity>
  )
}
