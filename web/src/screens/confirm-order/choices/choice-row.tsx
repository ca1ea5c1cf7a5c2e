import { Icon, type IconName } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'
import css from '../confirm-order.module.css'

interface ChoiceRowProps {
  readonly icon: IconName
  readonly label: string
  readonly value: ReactNode
  /** `less` for what lowers the price. */
  readonly tone?: 'quiet' | 'less'
  /** There is nothing to choose. */
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

const tones = { quiet: 'ink2', less: 'pri b' }

/** A row that opens what there is to choose. */
export function ChoiceRow({ icon, label, value, tone, isDisabled = false, onClick }: ChoiceRowProps) {
  return (
    <button type="button" className="row" disabled={isDisabled} onClick={onClick}>
      <span className={css.lead}>
        <Icon name={icon} />
      </span>
      <span className="grow">{label}</span>
      <span className={`one ${css.value} ${tone === undefined ? 'm' : tones[tone]}`}>{value}</span>
      {isDisabled ? null : <Icon name="forward" size="s" isDirected />}
    </button>
  )
}
