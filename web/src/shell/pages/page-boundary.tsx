import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Component, type ReactNode, useEffect } from 'react'
import { goBack, openTab, usePages } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { pageOf } from './routes.ts'

interface PageBoundaryProps {
  readonly children: ReactNode
  /** Before the page is tried again. */
  readonly onRetry?: () => void
}

function PageFault({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  const { stack } = usePages()
  const isOffline = useOverlays((state) => state.isOffline)
  const canGoBack = stack.length > 1
  const isTab = pageOf(stack.at(-1)?.url ?? '')?.tab !== undefined // the bar with the other tabs is there
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <main className="page page-fault" data-testid="page-fault">
      <div className="empty" role="alert">
        <p className="t16">{t(isOffline ? 'error.load' : 'error.page')}</p>
        <button type="button" className="btn primary" onClick={onRetry}>
          {t('action.retry')}
        </button>
        {canGoBack || !isTab ? (
          <button type="button" className="btn plain" onClick={() => (canGoBack ? goBack() : openTab(paths.home))}>
            {t(canGoBack ? 'action.back' : 'tab.home')}
          </button>
        ) : null}
      </div>
    </main>
  )
}

/** A page that breaks says so in its own place; the rest of the app goes on [page-6]. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  #retry = () => {
    this.props.onRetry?.()
    this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? <PageFault onRetry={this.#retry} /> : this.props.children
  }
}
