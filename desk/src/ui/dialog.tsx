import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Layer } from '@tiffin/kit/ui/layer.tsx'
import type { ReactNode } from 'react'

interface DialogProps {
  readonly title: string
  /** Below the title. */
  readonly intro?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly foot?: ReactNode
  /** Takes the whole window of a phone, like a page. */
  readonly isPage?: boolean
  /** For what stands beside each other. */
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** A dialog of the desk: its head and foot stay where they are while what lies between them scrolls. */
export function Dialog({
  title,
  intro,
  closeLabel,
  onClose,
  foot,
  isPage = false,
  isWide = false,
  children,
}: DialogProps) {
  return (
    <Layer kind="dialog" label={title} isLeaving={false} onClose={onClose}>
      <section className="dlg" data-testid="dialog" data-page={isPage || undefined} data-wide={isWide || undefined}>
        <header>
          <div className="grow">
            <h2>{title}</h2>
            {intro === undefined ? null : <p className="ink2">{intro}</p>}
          </div>
          <button type="button" className="btn quiet sq" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size="s" />
          </button>
        </header>
        {children === undefined ? null : <div className="bd">{children}</div>}
        {foot === undefined ? null : <footer>{foot}</footer>}
      </section>
    </Layer>
  )
}
