import { type DragEvent, useState } from 'react'

/** Where a row would be put: before or after another one. */
interface Target {
  readonly id: string
  readonly isAfter: boolean
}

const sideOf = ({ currentTarget, clientY }: DragEvent<HTMLElement>): boolean => {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY > top + height / 2
}

/** Rows that are dragged before or after each other; the same can always be done by keys. */
export function useDragOrder(onDrop: (id: string, target: Target) => void) {
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<Target>()
  function end() {
    setDragged(undefined)
    setTarget(undefined)
  }
  return {
    /** What makes a row draggable, and others take it up. */
    rowOf: (id: string, isDisabled: boolean) => ({
      draggable: !isDisabled,
      'data-dragged': dragged === id || undefined,
      'data-drop': target?.id === id ? (target.isAfter ? 'after' : 'before') : undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined || dragged === id) return
        event.preventDefault()
        const isAfter = sideOf(event)
        if (target?.id !== id || target.isAfter !== isAfter) setTarget({ id, isAfter })
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (dragged !== undefined && dragged !== id) onDrop(dragged, { id, isAfter: sideOf(event) })
        end()
      },
      onDragEnd: end,
    }),
  }
}
