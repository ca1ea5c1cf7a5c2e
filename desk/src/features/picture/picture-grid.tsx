import { useT } from '@tiffin/kit/client/words.ts'
import type { LibraryPicture } from '../../data/pictures.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'

interface GridProps {
  readonly pictures: readonly LibraryPicture[]
  readonly onOpen: (pictureId: string) => void
}

const isTextless = ({ altText }: LibraryPicture): boolean => Object.keys(altText).length === 0

function Tile({ picture, onOpen }: { picture: LibraryPicture } & Pick<GridProps, 'onOpen'>) {
  const t = useT()
  const { pictureId, pictureName, address, isUsed } = picture
  const notes = [
    ...(isTextless(picture) ? [t('desk.picture.noText')] : []),
    ...(isUsed ? [] : [t('desk.picture.unused')]),
  ]
  return (
    <button type="button" className="pictile" onClick={() => onOpen(pictureId)}>
      <img
        className="square"
        src={`${address}-384.webp`}
        alt=""
        width="384"
        height="384"
        loading="lazy"
        decoding="async"
      />
      <span className="one rowname" dir="auto">
        {pictureName === '' ? t('desk.picture.unnamed') : pictureName}
      </span>
      {notes.length > 0 && (
        <small>
          {isTextless(picture) && <DeskIcon name="warning" size="xs" />}
          {notes.join(' · ')}
        </small>
      )}
    </button>
  )
}

/** Pictures beside and below each other. */
export function PictureGrid({ pictures, onOpen }: GridProps) {
  const t = useT()
  return (
    <ul className="pictures" aria-label={t('desk.picture.title')}>
      {pictures.map((picture) => (
        <li key={picture.pictureId}>
          <Tile picture={picture} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

const places = Array.from({ length: 18 }, (_, place) => `place-${place}`)

/** Pictures that are on their way. */
export function PictureSkeleton() {
  const t = useT()
  return (
    <div className="pictures" role="status" aria-label={t('desk.loading')}>
      {places.map((place) => (
        <div key={place} className="pictile" aria-hidden="true">
          <span className="skeleton square" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}
