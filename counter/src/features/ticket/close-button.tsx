import { useT } from '@tiffin/kit/client/words.ts'
import { useIsLost } from '../../state/connection.ts'
import { NoConnection } from '../connection/while-connected.tsx'

interface CloseButtonProps {
  /** Its name for a screen reader, where several stand on a page. */
  readonly label?: string
  readonly onClick: () => void
}

/** The way to close an order; without a connection it says that it needs one [kitchen-14]. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  const t = useT()
  if (useIsLost()) return <NoConnection text={t('counter.lost.noClose')} />
  return (
    <button type="button" className="btn line" aria-label={label} onClick={onClick}>
      {t('counter.close')}
    </button>
  )
}
