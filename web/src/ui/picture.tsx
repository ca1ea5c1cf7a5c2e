import { useState } from 'react'
import { pictureFiles } from '../entry/picture-files.ts'

interface PictureProps {
  /** Address without width and format, `/media/<name>`. */
  readonly base: string
  /** Space it takes, CSS px; the browser picks the file from it. */
  readonly size: number
  /** What it shows, empty where the words beside it say so. */
  readonly alt?: string
  /** The largest picture of the first view does not wait. */
  readonly isUrgent?: boolean
}

/** A picture in the sizes and formats the server keeps; its place is reserved and it fades in. */
export function Picture({ base, size, alt = '', isUrgent = false }: PictureProps) {
  const [state, setState] = useState<'waiting' | 'there' | 'broken'>('waiting')
  if (base === '' || state === 'broken') return null
  const sizes = `${size}px`
  return (
    <picture>
      <source type="image/avif" srcSet={pictureFiles(base, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureFiles(base, 'webp')} sizes={sizes} />
      <img
        src={`${base}-192.webp`}
        alt={alt}
        width={size}
        height={size}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        data-state={isUrgent ? 'there' : state}
        onLoad={() => setState('there')}
        onError={() => setState('broken')}
      />
    </picture>
  )
}
