import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import css from './confirm-order.module.css'

interface ChoiceRowProps {
  readonly icon: IconName
  readonly label: string
  readonly value: ReactNode
  readonly isQuiet?: boolean
  readonly onClick: () => void
}

/** A row that opens what there is to choose. */
export function ChoiceRow({ icon, label, value, isQuiet = false, onClick }: ChoiceRowProps) {
  return (
    <button type="button" className="row" onClick={onClick}>
      <span className={css.lead}>
        <Icon name={icon} />
      </span>
      <span className="grow">{label}</span>
      <span className={`one ${css.value} ${isQuiet ? 'ink2' : 'm'}`}>{value}</span>
      <Icon name="forward" size="s" isDirected />
    </button>
  )
}
