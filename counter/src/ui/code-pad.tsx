import { Keypad } from './keypad.tsx'

interface CodePadProps {
  readonly label: string
  readonly deleteLabel: string
  readonly value: string
  /** What is wrong with it, below what was typed. */
  readonly fault?: string
  readonly onChange: (value: string) => void
}

/** A PIN to tap, which nobody beside can read. */
export function CodePad({ label, deleteLabel, value, fault = '', onChange }: CodePadProps) {
  return (
    <div className="code-pad">
      <output className="typed" dir="ltr" aria-label={label}>
        {'•'.repeat(value.length)}
      </output>
      <p className="wrong" role="alert">
        {fault}
      </p>
      <Keypad isCode value={value} onChange={onChange} labels={{ delete: deleteLabel, point: '' }} />
    </div>
  )
}
