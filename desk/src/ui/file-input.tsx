import type { RefObject } from 'react'

interface FileInputProps {
  /** What opens it calls `click()`. */
  readonly ref: RefObject<HTMLInputElement | null>
  readonly accept: string
  readonly multiple?: boolean
  readonly testId: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Chooses files; never seen, since a button opens it. */
export function FileInput({ ref, accept, multiple = false, testId, onFiles }: FileInputProps) {
  return (
    <input
      {...{ ref, accept, multiple }}
      type="file"
      hidden
      aria-hidden="true"
      tabIndex={-1}
      data-testid={testId}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = '' // the same file may be chosen again
      }}
    />
  )
}
