import { useState } from 'react'

interface TileProps {
  /** Address of a picture without width and format; empty for none. */
  readonly image: string
  readonly size?: 's' | 'l'
}

const widthOf = { s: 96, l: 384 } as const

/** A picture of something that is sold; an empty tile where there is none. */
export function Tile({ image, size = 's' }: TileProps) {
  const [broken, setBroken] = useState('')
  const isThere = image !== '' && broken !== image
  return (
    <span className={size === 'l' ? 'tile l' : 'tile'} data-none={!isThere || undefined}>
      {isThere && <img src={`${image}-${widthOf[size]}.webp`} alt="" loading="lazy" onError={() => setBroken(image)} />}
    </span>
  )
}
