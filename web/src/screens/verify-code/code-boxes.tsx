import { codeIn, codeLength, longestCodeText } from '@tiffin/core/customer/sms-code'
import css from './verify-code.module.css'

interface CodeBoxesProps {
  readonly code: string
  readonly onChange: (code: string) => void
  readonly label: string
  readonly hasFault: boolean
  readonly isBusy: boolean
}

const places = Array.from({ length: codeLength }, (_, index) => index)

/** Six boxes over one field, so that a phone can fill in the code it received. Always from left to right. */
export function CodeBoxes({ code, onChange, label, hasFault, isBusy }: CodeBoxesProps) {
  return (
    <div className={css.boxes} data-fault={hasFault || undefined}>
      {places.map((place) => (
        <span
          key={place}
          className="num"
          aria-hidden="true"
          data-filled={place < code.length || undefined}
          data-current={place === Math.min(code.length, codeLength - 1) || undefined}
        >
          {code[place]}
        </span>
      ))}
      <input
        // biome-ignore lint/a11y/noAutofocus: typing the code is all this page is for
        autoFocus
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={longestCodeText}
        aria-label={label}
        aria-invalid={hasFault}
        aria-describedby="code-fault"
        readOnly={isBusy}
        value={code}
        onChange={(event) => {
          const next = codeIn(event.target.value).slice(0, codeLength)
          if (next !== code) onChange(next)
        }}
      />
    </div>
  )
}
