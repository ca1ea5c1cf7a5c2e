import type { ReactNode } from 'react'
import { Flower } from '../../ui/flower.tsx'
import { Picture } from '../../ui/picture.tsx'
import css from './awning.module.css'

interface AwningProps {
  /** A resting store's cloth is grey. */
  readonly isClosed?: boolean
  readonly children: ReactNode
}

/** The striped cloth over Home and Me: the sign that the shop is open. It runs to the edges of the window. */
export function Awning({ isClosed = false, children }: AwningProps) {
  return (
    <section className={css.cloth}>
      <div className={isClosed ? 'awning closed' : 'awning'}>
        <div className={css.inside}>{children}</div>
      </div>
    </section>
  )
}

/** The brand's mark, or the flower where it has none. */
export function CorpMark({ logo, size }: { readonly logo: string; readonly size: number }) {
  if (logo === '') return <Flower size={size} colour="currentColor" />
  return (
    <span className={css.mark} style={{ inlineSize: size, blockSize: size }}>
      <Picture base={logo} size={size} />
    </span>
  )
}
