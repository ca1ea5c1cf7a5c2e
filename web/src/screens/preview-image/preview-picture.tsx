import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type CSSProperties, useState } from 'react'
import { pictureFiles } from '../../entry/pictures/picture-files.ts'
import { sheetPicturePx } from '../../features/product-sheet/sheet-picture.ts'
import { tintClass } from '../../ui/tint.ts'
import css from './preview-image.module.css'
import type { Shown } from './safe-pictures.ts'
import type { View } from './view.ts'

interface PreviewPictureProps {
  readonly picture: Shown
  readonly alt: string
  readonly view: View
  /** Width by height. */
  readonly ratio: number
  readonly isHeld: boolean
  /** It is the one that is looked at: it is loaded before its neighbours. */
  readonly isShown: boolean
  /** The sheet before has shown it already. */
  readonly isAhead: boolean
  readonly isBroken: boolean
  readonly onBroken: (isBroken: boolean) => void
  readonly onRatio: (ratio: number) => void
}

interface FilesProps {
  readonly base: string | undefined
  readonly sizes: string
}

const Files = ({ base, sizes }: FilesProps) =>
  base === undefined ? null : (
    <>
      <source type="image/avif" srcSet={pictureFiles(base, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureFiles(base, 'webp')} sizes={sizes} />
    </>
  )

/** Until the large file is there: what the sheet has shown, chosen by the same measure, so that the browser has it; else a small file, which is there soon [page-34]. */
function SmallPicture({ base, isAhead }: { readonly base: string; readonly isAhead: boolean }) {
  return (
    <picture>
      {isAhead ? <Files base={base} sizes={`${sheetPicturePx}px`} /> : null}
      <img
        src={`${base}-192.webp`}
        alt=""
        draggable={false}
        fetchPriority="high"
        decoding={isAhead ? 'sync' : 'auto'}
      />
    </picture>
  )
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <div className={css.broken} role="status">
      <Icon name="picture" />
      <p>{t('preview.broken')}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  )
}

const styleOf = ({ view: { x, y, scale }, ratio }: Pick<PreviewPictureProps, 'view' | 'ratio'>) =>
  ({ '--ratio': ratio, '--scale': scale, transform: `translate(${x}px, ${y}px) scale(${scale})` }) as CSSProperties // custom properties are not in React's type of styles

/** One picture as large as the window, on its tint where that is known, or that it cannot be shown, with another try [page-67]. */
export function PreviewPicture({ picture: { url, base, tint }, ...props }: PreviewPictureProps) {
  const [state, setState] = useState<'waiting' | 'there'>('waiting')
  if (props.isBroken) return <Broken onRetry={() => props.onBroken(false)} />
  const hasSmall = state === 'waiting' && base !== undefined && (props.isShown || props.isAhead)
  return (
    <>
      {state === 'waiting' ? <span className={css.ring} /> : null}
      <div
        className={`${css.frame} ${tint === undefined ? '' : `tile ${tintClass(tint)}`}`}
        data-frame=""
        data-held={props.isHeld || undefined}
        style={styleOf(props)}
      >
        {hasSmall ? <SmallPicture base={base} isAhead={props.isAhead} /> : null}
        <picture>
          <Files base={base} sizes="100vmin" />
          <img
            src={base === undefined ? url : `${base}-640.webp`}
            alt={props.alt}
            draggable={false}
            referrerPolicy="no-referrer"
            fetchPriority={props.isShown ? 'high' : 'low'}
            data-state={state}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              props.onRatio((naturalWidth || 1) / (naturalHeight || 1))
              setState('there')
            }}
            onError={() => props.onBroken(true)}
          />
        </picture>
      </div>
    </>
  )
}
