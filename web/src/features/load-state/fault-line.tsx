import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import css from './fault-line.module.css'

interface FaultLineProps {
  readonly title: string
  readonly onRetry: () => void
}

/** A part of a page that did not load, no higher than the part itself, with another try [page-65]. */
export function FaultLine({ title, onRetry }: FaultLineProps) {
  const t = useT()
  return (
    <div className={`card ${css.line}`} role="alert">
      <Icon name="info" size="s" />
      <span className={css.text}>{title}</span>
      <button type="button" className="btn soft" onClick={() => onRetry()}>
        {t('action.retry')}
      </button>
    </div>
  )
}
