import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type CSSProperties, useState } from 'react'
import css from './avatar.module.css'
import { initials } from './initials.ts'

interface AvatarProps {
  readonly side: number
  /** Address of the picture; empty for none. */
  readonly picture: string
  /** Whose it is; empty for a visitor. */
  readonly name: string
}

/** The first letters of a name; a figure where there is none. */
function Letters({ name }: { readonly name: string }) {
  const letters = initials(name)
  return letters === '' ? (
    <span className={css.silhouette}>
      <Icon name="person" />
    </span>
  ) : (
    <span>{letters}</span>
  )
}

/** A customer's picture, or the first letters of the name until there is one. */
export function Avatar({ side, picture, name }: AvatarProps) {
  const [broken, setBroken] = useState('')
  // as: style takes custom properties too, which its type does not know.
  const size = { '--side': `${side}px` } as CSSProperties
  return (
    <span className={css.avatar} style={size} aria-hidden="true">
      <Letters name={name} />
      {picture === '' || picture === broken ? null : (
        <img src={picture} alt="" width={side} height={side} decoding="async" onError={() => setBroken(picture)} />
      )}
    </span>
  )
}
