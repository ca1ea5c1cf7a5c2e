import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { KeyboardEvent } from 'react'

/** A list in which one entry has changed its place by a step. */
export function moved<Entry>(list: readonly Entry[], place: number, step: 1 | -1): readonly Entry[] {
  const to = place + step
  const [entry] = list.slice(place, place + 1)
  if (entry === undefined || to < 0 || to >= list.length) return list
  const rest = list.toSpliced(place, 1)
  return rest.toSpliced(to, 0, entry)
}

interface RowToolsProps {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isDisabled?: boolean
  readonly onMove: (step: 1 | -1) => void
  readonly onRemove?: () => void
}

/** Moves an entry of a list by a step, by its buttons or with Alt and an arrow, and takes it out. */
export function RowTools({ name, isFirst, isLast, isDisabled = false, onMove, onRemove }: RowToolsProps) {
  const t = useT()
  function onKeyDown(event: KeyboardEvent) {
    const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined
    if (step === undefined || isDisabled) return
    event.preventDefault()
    onMove(step)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have the keys
    <span className="rowtools" onKeyDown={onKeyDown}>
      <button
        type="button"
        className="btn quiet sq s"
        aria-label={t('desk.product.up', { name })}
        aria-keyshortcuts="Alt+ArrowUp"
        aria-disabled={isFirst || isDisabled}
        onClick={() => !isFirst && !isDisabled && onMove(-1)}
      >
        <Icon name="up" size="s" />
      </button>
      <button
        type="button"
        className="btn quiet sq s"
        aria-label={t('desk.product.down', { name })}
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={isLast || isDisabled}
        onClick={() => !isLast && !isDisabled && onMove(1)}
      >
        <Icon name="down" size="s" />
      </button>
      {onRemove && (
        <button
          type="button"
          className="btn quiet sq s"
          aria-label={t('desk.product.remove', { name })}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <Icon name="bin" size="s" />
        </button>
      )}
    </span>
  )
}
