import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useId } from 'react'

interface AddButtonsProps<Kind extends string> {
  readonly title: string
  readonly kinds: readonly Kind[]
  readonly nameOf: (kind: Kind) => string
  /** Why nothing can be added. */
  readonly reason: string | undefined
  readonly onAdd: (kind: Kind) => void
}

/** The kinds of things that can be made, a button for each. */
export function AddButtons<Kind extends string>({ title, kinds, nameOf, reason, onAdd }: AddButtonsProps<Kind>) {
  const id = useId()
  return (
    <>
      <h2 id={id}>{title}</h2>
      <fieldset className="blocktypes" aria-labelledby={id}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn line"
            disabled={reason !== undefined}
            title={reason}
            onClick={() => onAdd(kind)}
          >
            <Icon name="plus" size="s" />
            {nameOf(kind)}
          </button>
        ))}
      </fieldset>
    </>
  )
}
