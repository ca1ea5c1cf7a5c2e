import type { ReactNode } from 'react'
import { DeskIcon, type DeskIconName } from './desk-icon.tsx'

interface StateBoxProps {
  readonly icon: DeskIconName
  readonly title: string
  readonly text?: ReactNode
  /** The way on. */
  readonly children?: ReactNode
}

/** What stands where a list or a page would: nothing there, nothing found, failed, not allowed. */
export function StateBox({ icon, title, text, children }: StateBoxProps) {
  return (
    <div className="mid">
      <span className="gl">
        <DeskIcon name={icon} />
      </span>
      <h2>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
      {children}
    </div>
  )
}
