import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useId, useRef, useState } from 'react'
import { noteKnownPicture, useKnownPicture } from '../../data/known-pictures.ts'
import { type LibraryPicture, uploadFault, uploadPicture } from '../../data/pictures.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { FramingDialog } from './framing-dialog.tsx'
import { LibraryDialog } from './library-dialog.tsx'

interface PictureFieldProps {
  readonly label: string
  /** Without width and format; empty for none. */
  readonly address: string
  readonly onChange: (picture: LibraryPicture) => void
  /** A small one shows no words beside the picture; they are read out. */
  readonly isSmall?: boolean
  readonly isDisabled?: boolean
}

/** What can be chosen as a picture. */
export const pictureKinds = 'image/png,image/jpeg,image/webp,image/avif'

/** How a field takes a picture, and what became of sending one. */
function useUpload(onChange: (picture: LibraryPicture) => void) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  function choose(picture: LibraryPicture) {
    noteKnownPicture(picture)
    onChange(picture)
  }
  async function upload(file: File): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      choose(await uploadPicture(file))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(uploadFault(failure))
    } finally {
      setBusy(false)
    }
  }
  const send = ([file]: readonly File[]) => {
    if (file) void upload(file)
  }
  return { isBusy, fault, choose, send }
}

type Shown = 'library' | 'framing' | undefined

interface DialogsProps {
  readonly shown: Shown
  readonly title: string
  /** The picture that the field shows, where it is known. */
  readonly known: LibraryPicture | undefined
  readonly onChoose: (picture: LibraryPicture) => void
  readonly onUpload: () => void
  readonly onClose: () => void
}

/** What a field opens: the library, or the choice of a square. */
function Dialogs({ shown, known, title, onChoose, onUpload, onClose }: DialogsProps) {
  if (shown === 'library') return <LibraryDialog {...{ title, onChoose, onUpload, onClose }} />
  return shown === 'framing' && known ? <FramingDialog picture={known} onDone={onChoose} onClose={onClose} /> : null
}

/** A picture of something [media-8]: shown, and replaced by one of the library, a file, or one that is dropped on it. */
export function PictureField({ label, address, onChange, isSmall = false, isDisabled = false }: PictureFieldProps) {
  const t = useT()
  const below = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, fault, choose, send } = useUpload(onChange)
  const known = useKnownPicture(address)
  const [shown, show] = useState<Shown>()
  const close = () => show(undefined)
  const { isOver, handlers } = useFileDrop(send, !isDisabled)
  return (
    <>
      <div className={isSmall ? 'picfield s' : 'picfield'}>
        <button
          type="button"
          className="pick"
          data-over={isOver || undefined}
          disabled={isDisabled}
          aria-busy={isBusy}
          aria-label={`${label}: ${t(address === '' ? 'desk.picture.choose' : 'desk.picture.replace')}`}
          aria-describedby={below}
          onClick={() => show('library')}
          {...handlers}
        >
          {address === '' ? <DeskIcon name="picture" /> : <img src={`${address}-192.webp`} alt="" />}
          {isBusy && <span className="spin" aria-hidden="true" />}
        </button>
        <FileInput ref={input} accept={pictureKinds} testId="picture-file" onFiles={send} />
        <span id={below} className={fault === '' ? 'hint' : 'hint bad'}>
          <span role="alert">{fault}</span>
          {fault === '' && !isSmall && t('desk.picture.hint')}
        </span>
        {known && !isDisabled && (
          <button
            type="button"
            className="btn line s"
            aria-label={`${t('desk.picture.crop')}: ${label}`}
            onClick={() => show('framing')}
          >
            {t('desk.picture.crop')}
          </button>
        )}
      </div>
      <Dialogs
        {...{ shown, known }}
        title={label}
        onChoose={(picture) => {
          close()
          choose(picture)
        }}
        onUpload={() => {
          close()
          input.current?.click()
        }}
        onClose={close}
      />
    </>
  )
}
