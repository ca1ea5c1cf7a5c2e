import { DeskIcon } from '../../ui/desk-icon.tsx'

interface SaveFaultsProps {
  /** The words of the server's refusal; empty for none. */
  readonly refused: string
  readonly faults: readonly string[]
}

/** Why a store cannot be saved. */
export function SaveFaults({ refused, faults }: SaveFaultsProps) {
  if (refused === '' && faults.length === 0) return null
  return (
    <p className="notice error" role="alert">
      <DeskIcon name="warning" size="s" />
      <span className="grow">{refused === '' ? faults.join(' · ') : refused}</span>
    </p>
  )
}
