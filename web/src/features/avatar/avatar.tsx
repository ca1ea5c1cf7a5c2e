import { type CSSProperties, useState } from 'react'
import { Flower } from '../../ui/flower.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './avatar.module.css'
import { initials } from './initials.ts'

interface AvatarProps {
  readonly side: number
  /** Address of the picture; empty for none. */
  readonly picture: string
  /** Whose it is; undefined for a visitor, who has the brand's flower. */
  readonly name: string | undefined
}

function Letters({ name }: { readonly name: string }) {
  const letters = initials(name)
  return letters === '' ? (
    <span className={css.nobody}>
      <Icon name="person" />
    </span>
  ) : (
    <span>{letters}</span>
  )
}

/** A customer's picture, or the first letters of his name until there is one. */
export function Avatar({ side, picture, name }: AvatarProps) {
  const [broken, setBroken] = useState('')
  // as: style takes custom properties too, which its type does not know.
  const size = { '--side': `${side}px` } as CSSProperties
  return (
    <span className={css.avatar} style={size} aria-hidden="true">
      {name === undefined ? <Flower size={side * 0.625} colour="#b00024" heart="#fff" /> : <Letters name={name} />}
      {picture === '' || picture === broken ? null : (
        <img src={picture} alt="" width={side} height={side} decoding="async" onError={() => setBroken(picture)} />
      )}
    </span>
  )
}
