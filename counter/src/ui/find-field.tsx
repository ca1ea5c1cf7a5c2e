import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useId } from 'react'

interface FindFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** What a page is searched by. */
export function FindField({ label, value, onChange }: FindFieldProps) {
  const id = useId()
  return (
    <div className="find">
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <Icon name="search" size="s" />
      <input
        id={id}
        type="search"
        value={value}
        maxLength={40}
        autoComplete="off"
        placeholder={label}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
