import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type ReactNode, useEffect, useRef } from 'react'

/** The window is named after its page and the brand. */
export function useTitle(title: string): void {
  const t = useT()
  const brand = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.brandName ?? '')
  const name = t('desk.title')
  useEffect(() => {
    document.title = [title, brand, name].filter((part) => part !== '').join(' · ')
  }, [title, brand, name])
}

interface HeadProps {
  readonly title: string
  /** What it counts. */
  readonly meta?: ReactNode
  /** In front of the title, as a way back. */
  readonly before?: ReactNode
  /** Quiet and line buttons, then the primary one. */
  readonly children?: ReactNode
}

/** The one line above a page. */
export function Head({ title, meta, before, children }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  // A new page is read out from its heading on; one that comes up under a dialog is not.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <header className="head">
      {before}
      <div className="grow headline">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {meta === undefined ? null : <span className="meta hide-s">{meta}</span>}
      </div>
      {children}
    </header>
  )
}
