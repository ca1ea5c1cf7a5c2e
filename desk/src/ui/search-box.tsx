import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** A word takes longer to type. */
const restMs = 250

/** Searches a list a moment after the last key; `/` leads here. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <label className="in pill search">
      <Icon name="search" size="s" />
      <input
        type="search"
        data-list-search
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={50}
        onChange={({ target }) => {
          setText(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(target.value.trim()), restMs)
        }}
      />
      <span className="key" aria-hidden="true">
        <kbd>/</kbd>
      </span>
    </label>
  )
}
