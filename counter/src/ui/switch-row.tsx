import '@tiffin/kit/ui/choices.css'
import { Icon, type IconName } from '@tiffin/kit/ui/icon.tsx'
import { useId } from 'react'

interface SwitchRowProps {
  readonly icon: IconName
  readonly name: string
  /** What it is like now. */
  readonly note: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onSwitch: () => void
}

/** Something that is on or off; a tap anywhere on its row switches it. */
export function SwitchRow({ icon, name, note, isOn, isDisabled = false, onSwitch }: SwitchRowProps) {
  const id = useId()
  return (
    <label className="switch-row">
      <Icon name={icon} />
      <span className="grow">
        <b id={`${id}name`}>{name}</b>
        <small id={`${id}note`} className="ink2">
          {note}
        </small>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}note`}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={onSwitch}
      />
    </label>
  )
}
