import { QueryClientProvider } from '@tanstack/react-query'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useDeferredValue, useEffect } from 'react'
import { queryClient } from '../data/query-client.ts'
import { useSession } from '../state/login/session.ts'
import { type Pages, usePages } from '../state/navigation/navigation.ts'
import { FirstPaintAhead, useFirstPaint } from '../ui/first-paint.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { DialogHost, LoadingHost, ToastHost } from './hosts.tsx'
import { PageBoundary } from './pages/page-boundary.tsx'
import { PageHost } from './pages/page-host.tsx'
import { type AppPage, pageOf } from './pages/routes.ts'
import { TabBar } from './tab-bar.tsx'

/** Comes after the first paint. */
const Live = lazyPart(() => import('./start/live.tsx').then(({ Live }) => Live))

/** The document is called after the page, in the customer's language, and after the brand. */
function useDocumentTitle(rule: AppPage | undefined): void {
  const t = useT()
  const corpName = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.brandName)
  const title = rule === undefined ? '' : t(rule.title)
  useEffect(() => {
    document.title = corpName === undefined ? title : `${title} · ${corpName}`
  }, [title, corpName])
}

function ruleOf({ stack }: Pages): AppPage | undefined {
  const shown = stack.at(-1)
  return shown === undefined ? undefined : pageOf(shown.url)
}

/** The tab bar updates at once, the page in a deferred render: showing a long page again takes longer than a frame. */
function Frame() {
  const pages = usePages()
  const shownRule = ruleOf(pages)
  const drawn = useDeferredValue(pages)
  const { stack, keptTabs, move } = drawn
  const shown = stack.at(-1)
  const rule = ruleOf(drawn)
  useDocumentTitle(rule)
  const alive = [...keptTabs, ...stack.filter((page) => !keptTabs.some((tab) => tab.id === page.id))]
  return (
    <div className="frame" data-tabs={rule?.tab !== undefined || undefined}>
      {alive.map((page) => {
        const pageRule = pageOf(page.url)
        if (pageRule === undefined) return null
        return <PageHost key={page.id} page={page} rule={pageRule} isShown={page.id === shown?.id} move={move} />
      })}
      {rule?.tab === undefined ? null : <TabBar shown={(shownRule?.tab === undefined ? rule : shownRule).path} />}
    </div>
  )
}

export function App() {
  const holder = useSession((state) => state.holder)
  const isFirstPaintAhead = useFirstPaint()
  return (
    <QueryClientProvider client={queryClient}>
      <PageBoundary>
        <FirstPaintAhead value={isFirstPaintAhead}>
          <Frame key={holder} />
        </FirstPaintAhead>
      </PageBoundary>
      {isFirstPaintAhead ? null : <Live />}
      <LoadingHost />
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>
  )
}
