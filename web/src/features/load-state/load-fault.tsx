import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import { Drawing } from '../../ui/drawing.tsx'

interface LoadFaultProps {
  readonly onRetry: () => void
  /** What it is that did not load; a page of one thing names it. */
  readonly title?: string
  /** A part of a page, too small for a drawing. */
  readonly isPart?: boolean
  /** Another way out than another try. */
  readonly children?: ReactNode
}

/** What could not be loaded, in its own place: what, what can be done, and another try [page-46]. */
export function LoadFault({ onRetry, title, isPart = false, children }: LoadFaultProps) {
  const t = useT()
  return (
    <div className="empty" role="alert">
      {isPart ? null : <Drawing name="plate" />}
      <b className="t16">{title ?? t('error.load')}</b>
      <p className="ink2">{t('error.loadText')}</p>
      <button type="button" className={`btn ${isPart ? 'soft' : 'primary'}`} onClick={() => onRetry()}>
        {t('action.retry')}
      </button>
      {children}
    </div>
  )
}
