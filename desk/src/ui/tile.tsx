import { useState } from 'react'
import { DeskIcon, type DeskIconName } from './desk-icon.tsx'

interface TileProps {
  readonly image: string
  /** Stands where there is no picture. */
  readonly icon?: DeskIconName | undefined
}

/** A small picture of something that is sold, by its address without width and format; an empty tile where there is none. */
export function Tile({ image, icon }: TileProps) {
  const [broken, setBroken] = useState('')
  const isThere = image !== '' && broken !== image
  return (
    <span className="tile" data-none={!isThere || undefined}>
      {isThere && <img src={`${image}-96.webp`} alt="" loading="lazy" onError={() => setBroken(image)} />}
      {!isThere && icon !== undefined && <DeskIcon name={icon} />}
    </span>
  )
}
