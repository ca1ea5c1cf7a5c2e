import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { countLayers } from '@tiffin/kit/ui/open-layers.ts'
import { type ReactNode, useEffect } from 'react'

/** Escape takes the ticks away, but not from under a dialog. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && countLayers() === 0 && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onEscape])
}

interface BulkFrameProps {
  readonly label: string
  readonly count: number
  readonly onClear: () => void
  /** Buttons of what can be done. */
  readonly children: ReactNode
}

/** The bar over a list for everything that is ticked in it. */
export function BulkFrame({ label, count, onClear, children }: BulkFrameProps) {
  const t = useT()
  useEscape(onClear)
  return (
    <div className="bulk" role="toolbar" aria-label={label}>
      <b role="status">{t('desk.menu.ticked', { count })}</b>
      <span className="bulkacts">{children}</span>
      <button type="button" className="btn sq" aria-label={t('desk.menu.untick')} onClick={onClear}>
        <Icon name="close" size="s" />
      </button>
    </div>
  )
}
