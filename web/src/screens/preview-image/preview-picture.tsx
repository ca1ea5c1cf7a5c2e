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
}

/** One picture as large as the window, or that it cannot be shown. */
export function PreviewPicture({ url, alt, view, isHeld }: PreviewPictureProps) {
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
        data-state={state}
        data-held={isHeld || undefined}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        onLoad={() => setState('there')}
        onError={() => setState('broken')}
      />
    </picture>
  )
}
