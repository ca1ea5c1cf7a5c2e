import { Fragment, type ReactNode } from 'react'

const mark = /⟦(\w+)⟧/

/** A place in a phrase where a box is to stand. */
export const boxAt = (name: string): string => `⟦${name}⟧`

/** A sentence with boxes in it, in the order of its language. */
export function Sentence({
  text,
  boxes,
}: {
  readonly text: string
  readonly boxes: Readonly<Record<string, ReactNode>>
}) {
  return (
    <p className="sentence">
      {text.split(mark).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a phrase stay in their places
        <Fragment key={place}>{place % 2 === 0 ? part : boxes[part]}</Fragment>
      ))}
    </p>
  )
}
