import '@tiffin/kit/ui/choices.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { Icon, type IconName } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'

interface LinkRowProps {
  readonly icon: IconName
  readonly label: string
  readonly value?: ReactNode
  readonly onClick: () => void
}

/** A row of a list that leads somewhere. */
export function LinkRow({ icon, label, value, onClick }: LinkRowProps) {
  return (
    <button type="button" className="row" onClick={onClick}>
      <span className="ink2 flex">
        <Icon name={icon} />
      </span>
      <span className="grow">{label}</span>
      <span className="ink2">{value}</span>
      <span className="ink3 flex">
        <Icon name="forward" size="xs" isDirected />
      </span>
    </button>
  )
}
