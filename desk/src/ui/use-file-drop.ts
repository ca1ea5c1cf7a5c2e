import { type DragEvent, useState } from 'react'

/** Whether files are held over a place, and what takes them when they are dropped. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isAllowed: boolean) {
  const [isOver, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault() // or the browser would open the file in place of the desk
    if (isAllowed) setOver(true)
    else event.dataTransfer.dropEffect = 'none'
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (isAllowed) onFiles([...event.dataTransfer.files])
  }
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } }
}
