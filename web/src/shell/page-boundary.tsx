import { Component, type ReactNode, useEffect } from 'react'
import { goBack, usePages } from '../state/navigation.ts'
import { useT } from '../state/words.ts'

interface PageBoundaryProps {
  readonly children: ReactNode
  /** Before the page is tried again. */
  readonly onRetry?: () => void
}

function PageFault({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  const canGoBack = usePages().stack.length > 1
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <main className="page page-fault" data-testid="page-fault">
      <div className="empty" role="alert">
        <p className="t16">{t('error.page')}</p>
        <button type="button" className="btn primary" onClick={onRetry}>
          {t('action.retry')}
        </button>
        {canGoBack ? (
          <button type="button" className="btn plain" onClick={() => goBack()}>
            {t('action.back')}
          </button>
        ) : null}
      </div>
    </main>
  )
}

/** A page that breaks says so in its own place; the rest of the app goes on (spec §8 "Page error"). */
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
