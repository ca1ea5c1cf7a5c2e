import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { pictureFiles } from '../../entry/pictures/picture-files.ts'
import css from './preview-image.module.css'
import { pictureBase } from './safe-pictures.ts'
import type { View } from './view.ts'

interface PreviewPictureProps {
  readonly url: string
  readonly alt: string
  readonly view: View
  readonly isHeld: boolean
  /** It is the one that is looked at: it is loaded before its neighbours. */
  readonly isShown: boolean
}

/** Until the large file is there: a ring, and over it a small file of the picture, which is there soon [page-34]. */
function Ahead({ base, isShown }: { readonly base: string | undefined; readonly isShown: boolean }) {
  return (
    <>
      <span className={css.ring} />
      {base === undefined || !isShown ? null : (
        <img src={`${base}-192.webp`} alt="" draggable={false} fetchPriority="high" />
      )}
    </>
  )
}

/** One picture as large as the window, or that it cannot be shown. */
export function PreviewPicture({ url, alt, view, isHeld, isShown }: PreviewPictureProps) {
  const t = useT()
  const [state, setState] = useState<'waiting' | 'there' | 'broken'>('waiting')
  if (state === 'broken') {
    return (
      <div className={css.broken} role="img" aria-label={t('preview.broken')}>
        <Icon name="picture" />
        <p>{t('preview.broken')}</p>
      </div>
    )
  }
  const base = pictureBase(url, location.href)
  return (
    <>
      {state === 'waiting' ? <Ahead base={base} isShown={isShown} /> : null}
      <picture>
        {base === undefined ? null : (
          <>
            <source type="image/avif" srcSet={pictureFiles(base, 'avif')} sizes="100vmin" />
            <source type="image/webp" srcSet={pictureFiles(base, 'webp')} sizes="100vmin" />
          </>
        )}
        <img
          src={base === undefined ? url : `${base}-640.webp`}
          alt={alt}
          draggable={false}
          referrerPolicy="no-referrer"
          fetchPriority={isShown ? 'high' : 'low'}
          data-state={state}
          data-held={isHeld || undefined}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          onLoad={() => setState('there')}
          onError={() => setState('broken')}
        />
      </picture>
    </>
  )
}
