interface MarkedProps {
  readonly text: string
  readonly part: string
}

/** A text in which what was sought stands out. */
export function Marked({ text, part }: MarkedProps) {
  const sought = part.trim().toLowerCase()
  const start = sought === '' ? -1 : text.toLowerCase().indexOf(sought)
  if (start < 0) return text
  const end = start + sought.length
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
