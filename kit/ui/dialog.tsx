import type { ReactNode } from 'react'
import { Layer } from './layer.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** Asks for entries: it is wider, and its words begin where lines begin. */
  readonly isForm?: boolean
  readonly children: ReactNode
}

/** A question or a notice in the middle of the window. Escape and a tap beside it close it. */
export function Dialog({ title, onClose, isForm = false, children }: DialogProps) {
  return (
    <Layer kind="dialog" label={title} isLeaving={false} onClose={onClose}>
      <section className="dialog" data-testid="dialog" data-form={isForm || undefined}>
        <h2 className={isForm ? 't20 h' : 't16 b'}>{title}</h2>
        {children}
      </section>
    </Layer>
  )
}
