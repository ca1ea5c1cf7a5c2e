import { cropOf, type Framing, moveFraming } from '@tiffin/core/media/picture'
import { useT } from '@tiffin/kit/client/words.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { LibraryPicture } from '../../data/pictures.ts'

interface FramedPictureProps {
  readonly picture: LibraryPicture
  readonly framing: Framing
  readonly onChange: (framing: Framing) => void
}

const keyStep = 20
const wholeThousandths = 1000

const keyMoves: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
}

const percentOf = (part: number, whole: number): string => `${(100 * part) / whole}%`

/** Moves the square with the pointer that holds it, by as much as the pointer moved in all: steps of a pixel would be rounded each. */
function useDrag({ picture, framing, onChange }: FramedPictureProps) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly framing: Framing } | undefined>(undefined)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY, framing }
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const frame = currentTarget.parentElement?.getBoundingClientRect()
      if (start.current === undefined || frame === undefined) return
      const by = {
        x: ((clientX - start.current.x) * wholeThousandths) / frame.width,
        y: ((clientY - start.current.y) * wholeThousandths) / frame.height,
      }
      onChange(moveFraming(picture, start.current.framing, by))
    },
    onPointerUp() {
      start.current = undefined
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}

/** The whole picture with the square that is shown of it. */
export function FramedPicture(props: FramedPictureProps) {
  const t = useT()
  const { picture, framing, onChange } = props
  const { width, height } = picture
  const drag = useDrag(props)
  const { left, top, side } = cropOf(picture, framing)
  const middle = {
    x: Math.round((100 * (left + side / 2)) / width),
    y: Math.round((100 * (top + side / 2)) / height),
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = keyMoves[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(moveFraming(picture, framing, by))
  }
  return (
    <div className="framed" style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={picture.wholeAddress} alt="" width={width} height={height} draggable={false} />
      <button
        type="button"
        className="square"
        data-initial-focus
        aria-label={t('desk.picture.part')}
        aria-description={t('desk.picture.middle', middle)}
        style={{
          left: percentOf(left, width),
          top: percentOf(top, height),
          width: percentOf(side, width),
          height: percentOf(side, height),
        }}
        onKeyDown={onKeyDown}
        {...drag}
      />
      <span className="sr" role="status">
        {t('desk.picture.middle', middle)}
      </span>
    </div>
  )
}
