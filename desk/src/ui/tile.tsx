import { useState } from 'react'

/** A small picture of something that is sold, by its address without width and format; an empty tile where there is none. */
export function Tile({ image }: { image: string }) {
  const [broken, setBroken] = useState('')
  const isThere = image !== '' && broken !== image
  return (
    <span className="tile" data-none={!isThere || undefined}>
      {isThere && <img src={`${image}-96.webp`} alt="" loading="lazy" onError={() => setBroken(image)} />}
    </span>
  )
}
