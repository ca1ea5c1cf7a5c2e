import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type ReactNode, useState } from 'react'

/** So many matches are offered. */
const mostShown = 6

interface MatchesProps {
  readonly matches: readonly { readonly id: string; readonly name: string }[]
  readonly onAdd: (id: string) => void
}

/** What was found, to be added with a tap. */
export function Matches({ matches, onAdd }: MatchesProps) {
  const t = useT()
  return (
    <ul className="matches">
      {matches.slice(0, mostShown).map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="btn line s"
            aria-label={t('desk.product.addItem', { name })}
            onClick={() => onAdd(id)}
          >
            <Icon name="plus" size="xs" />
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface SearchPickerProps {
  readonly label: string
  readonly isDisabled: boolean
  /** The matches of what was typed. */
  readonly children: (text: string) => ReactNode
}

/** Finds things by a part of their name. */
export function SearchPicker({ label, isDisabled, children }: SearchPickerProps) {
  const [text, setText] = useState('')
  return (
    <div className="picker">
      <span className="in pill">
        <Icon name="search" size="s" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          disabled={isDisabled}
          maxLength={50}
          onChange={({ target }) => setText(target.value)}
        />
      </span>
      {text.trim() !== '' && children(text.trim())}
    </div>
  )
}
