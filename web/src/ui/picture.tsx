import { useCallback, useState } from 'react'
import { pictureFiles } from '../entry/pictures/picture-files.ts'
import { useFirstPaintAhead } from './first-paint.ts'

interface PictureProps {
  /** Address without width and format, `/media/<name>`. */
  readonly base: string
  /** Space it takes, CSS px; the browser picks the file from it. */
  readonly size: number
  /** What it shows, empty where the words beside it say so. */
  readonly alt?: string
  /** The largest pictures of the first view do not wait; all others let the first paint go before. */
  readonly isUrgent?: boolean
}

/** A picture in the sizes and formats the server keeps; its place is reserved and it fades in. */
export function Picture({ base, size, alt = '', isUrgent = false }: PictureProps) {
  const [state, setState] = useState<'waiting' | 'there' | 'broken'>('waiting')
  const isPostponed = useFirstPaintAhead() && !isUrgent
  // One from the cache may be complete before anybody listens; without any width it is broken.
  const meet = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '') setState(image.naturalWidth > 0 ? 'there' : 'broken')
  }, [])
  if (base === '' || state === 'broken') return null
  const sizes = `${size}px`
  return (
    <picture>
      {isPostponed ? null : (
        <>
          <source type="image/avif" srcSet={pictureFiles(base, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={pictureFiles(base, 'webp')} sizes={sizes} />
        </>
      )}
      <img
        ref={meet}
        src={isPostponed ? undefined : `${base}-192.webp`}
        alt={alt}
        width={size}
        height={size}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding={isUrgent ? 'sync' : 'async'}
        data-state={isUrgent ? 'there' : state}
        onLoad={() => setState('there')}
        onError={() => setState('broken')}
      />
    </picture>
  )
}
