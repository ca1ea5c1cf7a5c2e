import { type CSSProperties, useState } from 'react'
import { Flower } from '../../ui/flower.tsx'
import css from './avatar.module.css'

/** First letters of up to two words of a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

interface AvatarProps {
  readonly side: number
  /** Address of the picture; empty for none. */
  readonly picture: string
  /** Whose it is; undefined for a visitor, who has the brand's flower. */
  readonly name: string | undefined
}

/** A customer's picture, or the first letters of his name until there is one. */
export function Avatar({ side, picture, name }: AvatarProps) {
  const [broken, setBroken] = useState('')
  // as: style takes custom properties too, which its type does not know.
  const size = { '--side': `${side}px` } as CSSProperties
  return (
    <span className={css.avatar} style={size} aria-hidden="true">
      {name === undefined ? (
        <Flower size={side * 0.625} colour="#b00024" heart="#fff" />
      ) : (
        <span>{initials(name)}</span>
      )}
      {picture === '' || picture === broken ? null : (
        <img src={picture} alt="" width={side} height={side} decoding="async" onError={() => setBroken(picture)} />
      )}
    </span>
  )
}
