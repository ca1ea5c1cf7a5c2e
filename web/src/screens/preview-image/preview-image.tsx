import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { goBack, openTab, usePages } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths } from '../../state/navigation/paths.ts'
import css from './preview-image.module.css'
import { PreviewPicture } from './preview-picture.tsx'
import { readCurrent, readPictures, type Shown } from './safe-pictures.ts'
import { useGestures } from './use-gestures.ts'
import { whole } from './view.ts'

/** Neighbours are loaded before they are wanted. */
const near = 1

function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const known = useRef(keys)
  known.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : known.current[event.key]
      if (act === undefined || event.defaultPrevented) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function Empty({ onClose }: Pick<HeadProps, 'onClose'>) {
  const t = useT()
  return (
    <div className={css.broken} role="status">
      <Icon name="picture" />
      <p>{t('preview.none')}</p>
      <button type="button" className="btn" onClick={onClose}>
        {t('action.close')}
      </button>
    </div>
  )
}

interface TurnProps {
  readonly index: number
  readonly count: number
  readonly onTurn: (step: -1 | 1) => void
}

/** For mice and keyboards; a finger swipes. */
function Turns({ index, count, onTurn }: TurnProps) {
  const t = useT()
  return (
    <>
      <button
        type="button"
        className={`iconbtn ${css.turn} ${css.before}`}
        aria-label={t('preview.previous')}
        disabled={index === 0}
        onClick={() => onTurn(-1)}
      >
        <Icon name="back" isDirected />
      </button>
      <button
        type="button"
        className={`iconbtn ${css.turn} ${css.after}`}
        aria-label={t('preview.next')}
        disabled={index === count - 1}
        onClick={() => onTurn(1)}
      >
        <Icon name="forward" isDirected />
      </button>
    </>
  )
}

interface HeadProps {
  readonly index: number
  readonly count: number
  /** There is a picture to look closer at. */
  readonly canZoom: boolean
  /** The picture is larger than the window. */
  readonly isClose: boolean
  readonly onZoom: () => void
  readonly onClose: () => void
}

function Head({ index, count, canZoom, isClose, onZoom, onClose }: HeadProps) {
  const t = useT()
  return (
    <header className={css.head}>
      <button type="button" className="iconbtn" aria-label={t('action.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {count === 0 ? null : (
        <p className="num">
          <bdi dir="ltr" aria-hidden="true">
            {index + 1}/{count}
          </bdi>
          <span className="sr" role="status">
            {t('preview.picture', { index: index + 1, count })}
          </span>
        </p>
      )}
      {canZoom ? (
        <button
          type="button"
          className="iconbtn"
          aria-label={t(isClose ? 'preview.zoomOut' : 'preview.zoomIn')}
          onClick={onZoom}
        >
          <Icon name={isClose ? 'shrink' : 'enlarge'} />
        </button>
      ) : null}
    </header>
  )
}

/** Which pictures did not load, by their place in the row. */
function useBroken() {
  const [places, setPlaces] = useState<readonly number[]>([])
  return {
    has: (place: number) => places.includes(place),
    mark: (place: number, isBroken: boolean) =>
      setPlaces((before) => [...before.filter((each) => each !== place), ...(isBroken ? [place] : [])]),
  }
}

/** Width by height of the pictures that are loaded, by their place in the row: most are square. */
function useRatios() {
  const [ratios, setRatios] = useState<ReadonlyMap<number, number>>(new Map())
  return {
    of: (place: number) => ratios.get(place) ?? 1,
    note: (place: number, ratio: number) => setRatios((before) => new Map(before).set(place, ratio)),
  }
}

interface PicturesProps {
  readonly pictures: readonly Shown[]
  readonly index: number
  readonly gestures: ReturnType<typeof useGestures>
  readonly broken: ReturnType<typeof useBroken>
  readonly ratios: ReturnType<typeof useRatios>
}

function Pictures({ pictures, index, gestures, broken, ratios }: PicturesProps) {
  const t = useT()
  const row = { '--index': index, '--pull': `${gestures.pull}px` } as CSSProperties // custom properties are not in React's type of styles
  return (
    <ul className={css.row} style={row} data-held={gestures.isHeld || undefined}>
      {pictures.map((picture, urlIndex) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is, and may hold a picture twice
          key={urlIndex}
          data-shown={urlIndex === index || undefined}
          aria-hidden={urlIndex !== index}
        >
          {Math.abs(urlIndex - index) > near ? null : (
            <PreviewPicture
              picture={picture}
              alt={picture.caption || t('preview.picture', { index: urlIndex + 1, count: pictures.length })}
              view={urlIndex === index ? gestures.view : whole}
              ratio={ratios.of(urlIndex)}
              isHeld={gestures.isHeld}
              isShown={urlIndex === index}
              isAhead={urlIndex === 0 && picture.tint !== undefined}
              isBroken={broken.has(urlIndex)}
              onBroken={(isBroken) => broken.mark(urlIndex, isBroken)}
              onRatio={(ratio) => ratios.note(urlIndex, ratio)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** More pictures than this are only counted. */
const mostDots = 12

/** Which of how many is shown; the count at the top says it in figures and to a screen reader. */
function Dots({ index, count }: Pick<TurnProps, 'index' | 'count'>) {
  return (
    <p className={css.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, dot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <i key={dot} data-shown={dot === index || undefined} />
      ))}
    </p>
  )
}

/** Right below the picture: what it shows, and which of how many it is. */
function Foot({ caption, index, count }: Pick<TurnProps, 'index' | 'count'> & { readonly caption: string }) {
  return (
    <div className={css.foot}>
      {caption === '' ? null : <p className={css.caption}>{caption}</p>}
      {count > 1 && count <= mostDots ? <Dots index={index} count={count} /> : null}
    </div>
  )
}

/** Pictures as large as the window: swipe or arrow keys turn, two fingers or two taps look closer, Esc closes. */
export function PreviewImageScreen() {
  const t = useT()
  const { inputs } = usePage()
  const { stack } = usePages()
  const pictures = useMemo(() => readPictures(inputs.urls ?? '', location.href, inputs), [inputs])
  const [index, setIndex] = useState(() => readCurrent(inputs.current, pictures.length))
  const stage = useRef<HTMLDivElement>(null)
  const broken = useBroken()
  const ratios = useRatios()
  const count = pictures.length
  const canZoom = count > 0 && !broken.has(index)

  function pictureSize() {
    const frame = stage.current?.querySelector<HTMLElement>('[data-shown] [data-frame]')
    return { width: frame?.offsetWidth ?? 0, height: frame?.offsetHeight ?? 0 }
  }

  function turn(step: -1 | 1): void {
    const next = Math.min(Math.max(0, index + step), count - 1)
    if (next === index) return
    gestures.reset()
    setIndex(next)
  }

  const place = { isFirst: index === 0, isLast: index === count - 1, canZoom }
  const gestures = useGestures({ stage, pictureSize, ...place, onTurn: turn })
  const close = () => (stack.length > 1 ? goBack() : openTab(paths.home))
  const turnTowards = (isRight: boolean) => turn(isRight === (document.documentElement.dir !== 'rtl') ? 1 : -1)
  useKeys({
    ArrowLeft: () => turnTowards(false),
    ArrowRight: () => turnTowards(true),
    Escape: close,
    '+': gestures.zoom,
    '-': gestures.reset,
  })

  const isClose = gestures.view.scale > 1
  const style = { '--ratio': ratios.of(index) } as CSSProperties // custom properties are not in React's type of styles
  return (
    <main className={css.page} data-testid="page-previewImage" data-close={isClose || undefined} style={style}>
      <h1 className="sr">{t('title.previewImage')}</h1>
      <div ref={stage} className={css.stage} {...gestures.handlers}>
        {count === 0 ? <Empty onClose={close} /> : null}
        <Pictures {...{ pictures, index, gestures, broken, ratios }} />
      </div>
      <Head {...{ index, count, canZoom }} isClose={isClose} onZoom={gestures.zoom} onClose={close} />
      <Foot caption={pictures[index]?.caption ?? ''} index={index} count={count} />
      {count > 1 ? <Turns index={index} count={count} onTurn={turn} /> : null}
    </main>
  )
}
