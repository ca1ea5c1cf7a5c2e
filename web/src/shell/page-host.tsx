import { Activity, Suspense, use, useLayoutEffect, useMemo, useRef } from 'react'
import { queryClient } from '../data/query-client.ts'
import type { OpenPage, Pages } from '../state/navigation.ts'
import { PageContext } from '../state/page-context.ts'
import type { LazyScreen } from './lazy-screen.ts'
import { PageBoundary } from './page-boundary.tsx'
import { readSearch, splitUrl } from './page-url.ts'
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

/** Each page has its own place in the scroll of the window and finds it again. */
function KeepScroll() {
  const top = useRef(0)
  useLayoutEffect(() => {
    scrollTo(0, top.current)
    const note = () => {
      top.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  return null
}

/** One open page: kept as it is while another one is shown. */
export function PageHost({ page, rule, isShown, move }: PageHostProps) {
  const place = useMemo(() => {
    const { path, search } = splitUrl(page.url)
    return { id: page.id, path, inputs: readSearch(search) }
  }, [page])
  const retry = () => {
    mendPage()
    rule.screen.forget()
    queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' })
  }
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div className="host" data-move={isShown ? move : undefined}>
        <PageContext value={place}>
          <KeepScroll />
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
