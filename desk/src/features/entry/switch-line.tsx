interface SwitchLineProps {
  readonly label: string
  readonly isOn: boolean
  readonly reason?: string | undefined
  readonly onTurn: (isOn: boolean) => void
}

/** Something that is on or off. */
export function SwitchLine({ label, isOn, reason, onTurn }: SwitchLineProps) {
  return (
    <label className="switchline" title={reason}>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={reason !== undefined}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
