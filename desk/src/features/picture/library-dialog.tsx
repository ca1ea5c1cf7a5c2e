import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type LibraryPicture, usePictures } from '../../data/pictures.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { ListState } from '../load/list-state.tsx'
import { PictureGrid, PictureSkeleton } from './picture-grid.tsx'
import type { UploadState } from './use-upload.ts'

interface LibraryDialogProps {
  readonly title: string
  readonly upload: UploadState
  readonly onChoose: (picture: LibraryPicture) => void
  /** Opens the choice of a file instead. */
  readonly onUpload: () => void
  readonly onClose: () => void
}

const noPictures: readonly LibraryPicture[] = []

/** Why a file was not taken, and the way to send it again. */
function UploadFault({ fault, retry }: UploadState) {
  const t = useT()
  if (fault === '') return null
  return (
    <p className="notice error" role="alert">
      <DeskIcon name="warning" size="s" />
      <span className="grow">{fault}</span>
      {retry && (
        <button type="button" className="btn line s" onClick={retry}>
          {t('action.retry')}
        </button>
      )}
    </p>
  )
}

/** Chooses a picture of the library, or the way to upload another one. */
export function LibraryDialog({ title, upload, onChoose, onUpload, onClose }: LibraryDialogProps) {
  const t = useT()
  const [text, setText] = useState('')
  const query = usePictures({ text, show: 'all' })
  const pictures = query.data?.pages.flatMap(({ list }) => list) ?? noPictures
  const choose = (pictureId: string) => {
    const picture = pictures.find((each) => each.pictureId === pictureId)
    if (picture) onChoose(picture)
  }
  const nothing =
    text === '' ? (
      <StateBox icon="picture" title={t('desk.picture.empty')} text={t('desk.picture.hint')} />
    ) : (
      <StateBox icon="search" title={t('desk.picture.nothing')} />
    )
  return (
    <Dialog title={title} closeLabel={t('action.close')} onClose={onClose} isPage isWide>
      <div className="librarybar">
        <button
          type="button"
          className={upload.isBusy ? 'btn primary loading' : 'btn primary'}
          aria-busy={upload.isBusy}
          disabled={upload.isBusy}
          data-initial-focus
          onClick={onUpload}
        >
          {t('desk.picture.uploadOne')}
        </button>
        <SearchBox label={t('desk.picture.search')} value={text} onSearch={setText} />
      </div>
      <UploadFault {...upload} />
      <ListState query={query} isEmpty={pictures.length === 0} empty={nothing} skeleton={<PictureSkeleton />}>
        <PictureGrid pictures={pictures} onOpen={choose} />
      </ListState>
    </Dialog>
  )
}
