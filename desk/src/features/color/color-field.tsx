import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useId, useRef } from 'react'

interface ColorFieldProps {
  readonly label: string
  readonly hint?: string
  readonly proposals: readonly string[]
  /** `#rrggbb`. */
  readonly color: string
  readonly isDisabled?: boolean
  readonly onChange: (color: string) => void
}

/** A colour as the page wears it: no style stands in the markup, so it is set from here. */
function Swatch({
  color,
  label,
  isChosen,
  onChoose,
}: {
  color: string
  label: string
  isChosen: boolean
  onChoose: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.style.setProperty('--swatch', color), [color])
  return (
    <button ref={button} type="button" className="swatch" aria-label={label} aria-pressed={isChosen} onClick={onChoose}>
      {isChosen && <Icon name="check" size="s" />}
    </button>
  )
}

/** One of a few colours, or any other. */
export function ColorField({ label, hint, proposals, color, isDisabled = false, onChange }: ColorFieldProps) {
  const t = useT()
  const id = useId()
  const isOwn = !proposals.includes(color.toLowerCase())
  return (
    <fieldset className="colors" disabled={isDisabled} aria-describedby={`${id}-below`}>
      <legend>{label}</legend>
      <div className="row">
        {(isOwn ? [color, ...proposals] : proposals).map((each) => (
          <Swatch
            key={each}
            color={each}
            label={each}
            isChosen={each.toLowerCase() === color.toLowerCase()}
            onChoose={() => onChange(each)}
          />
        ))}
        <input
          type="color"
          aria-label={t('desk.start.look.other', { name: label })}
          value={color}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={`${id}-below`} className="hint">
        {hint}
      </p>
    </fieldset>
  )
}
