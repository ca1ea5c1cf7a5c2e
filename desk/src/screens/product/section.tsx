import type { ReactNode } from 'react'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly intro?: string | undefined
  /** Beside the title. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A part of a form with its heading; the address leads to it by its id. */
export function Section({ id, title, intro, end, children }: SectionProps) {
  return (
    <section className="sec" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="cardhead">
        <h2 id={`${id}-title`}>{title}</h2>
        {end === undefined ? null : <span className="end">{end}</span>}
      </div>
      {intro === undefined ? null : <p className="ink2 intro">{intro}</p>}
      {children}
    </section>
  )
}
