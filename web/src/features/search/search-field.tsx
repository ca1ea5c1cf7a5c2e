import '@tiffin/kit/ui/more-drawings.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { FormEvent } from 'react'
import { longestSearch } from '../../state/search-history.ts'
import css from './search.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
  /** Enter: search for the text as typed. */
  readonly onSubmit: () => void
}

/** The field of a page that is nothing but a search. */
export function SearchField({ label, placeholder, text, onType, onSubmit }: SearchFieldProps) {
  return (
    <form
      className={css.field}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        // The keyboard of a phone goes, so that what was found is seen.
        if (matchMedia('(pointer: coarse)').matches) event.currentTarget.querySelector('input')?.blur()
        onSubmit()
      }}
    >
      <Icon name="search" size="s" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className="grow"
        // biome-ignore lint/a11y/noAutofocus: the page is nothing but this field
        autoFocus
        aria-label={label}
        placeholder={placeholder}
        maxLength={longestSearch}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
    </form>
  )
}
