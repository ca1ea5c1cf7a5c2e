import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type CSSProperties, useState } from 'react'
import { pictureFiles } from '../../entry/pictures/picture-files.ts'
import { sheetPicturePx } from '../../features/product-sheet/sheet-picture.ts'
import { tintClass } from '../../ui/tint.ts'
import css from './preview-image.module.css'
import { pictureBase } from './safe-pictures.ts'
import type { View } from './view.ts'

/** What the page before has loaded of a picture: its file, transparent or not, and the tint that it stands on. */
export interface LoadedAhead {
  readonly base: string
  readonly tint: string
}

interface PreviewPictureProps {
  readonly url: string
  readonly alt: string
  readonly view: View
  readonly isHeld: boolean
  /** It is the one that is looked at: it is loaded before its neighbours. */
  readonly isShown: boolean
  readonly isBroken: boolean
  readonly onBroken: (isBroken: boolean) => void
  readonly ahead?: LoadedAhead | undefined
}

/** The very file that the sheet shows, chosen by the same measure: the browser has it already [page-34]. */
function FromSheet({ base, tint }: LoadedAhead) {
  return (
    <span className={`tile ${tintClass(tint)} ${css.sheet}`}>
      <picture>
        <source type="image/avif" srcSet={pictureFiles(base, 'avif')} sizes={`${sheetPicturePx}px`} />
        <source type="image/webp" srcSet={pictureFiles(base, 'webp')} sizes={`${sheetPicturePx}px`} />
        <img src={`${base}-192.webp`} alt="" draggable={false} fetchPriority="high" decoding="sync" />
      </picture>
    </span>
  )
}

interface AheadProps extends Pick<PreviewPictureProps, 'isShown' | 'ahead'> {
  readonly base: string | undefined
}

/** Until the large file is there: a ring, and over it what the sheet has shown or a small file, which is there soon [page-34]. */
function Ahead({ base, isShown, ahead }: AheadProps) {
  const small =
    base === undefined ? null : <img src={`${base}-192.webp`} alt="" draggable={false} fetchPriority="high" />
  return (
    <>
      <span className={css.ring} />
      {ahead === undefined ? isShown && small : <FromSheet {...ahead} />}
    </>
  )
}

interface Lie {
  readonly view: View
  /** Width by height of the file. */
  readonly ratio: number
}

const styleOf = ({ view: { x, y, scale }, ratio }: Lie) =>
  ({ '--ratio': ratio, '--scale': scale, transform: `translate(${x}px, ${y}px) scale(${scale})` }) as CSSProperties // custom properties are not in React's type of styles

/** One picture as large as the window, or that it cannot be shown, with another try [page-67]. */
export function PreviewPicture({ url, alt, view, isHeld, isShown, isBroken, onBroken, ahead }: PreviewPictureProps) {
  const t = useT()
  const [state, setState] = useState<'waiting' | 'there'>('waiting')
  const [ratio, setRatio] = useState(1)
  if (isBroken) {
    return (
      <div className={css.broken} role="status">
        <Icon name="picture" />
        <p>{t('preview.broken')}</p>
        <button type="button" className="btn" onClick={() => onBroken(false)}>
          {t('action.retry')}
        </button>
      </div>
    )
  }
  const base = pictureBase(url, location.href)
  return (
    <>
      {state === 'waiting' ? <Ahead {...{ base, isShown, ahead }} /> : null}
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
          style={styleOf({ view, ratio })}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setRatio((naturalWidth || 1) / (naturalHeight || 1))
            setState('there')
          }}
          onError={() => onBroken(true)}
        />
      </picture>
    </>
  )
}
