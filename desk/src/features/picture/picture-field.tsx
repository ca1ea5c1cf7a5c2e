import { useT } from '@tiffin/kit/client/words.ts'
import { useId, useRef, useState } from 'react'
import { type LibraryPicture, useIsLibraryEmpty } from '../../data/pictures.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { showToast } from '../../state/toast.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { FramingDialog } from './framing-dialog.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import { useUpload } from './use-upload.ts'

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

/** Opens the choice of a square for the picture behind an address. */
function CropButton({ label, address, onChange }: Pick<PictureFieldProps, 'label' | 'address' | 'onChange'>) {
  const t = useT()
  const search = useDeskCall('/api/app/desk/picture/list')
  const [picture, setPicture] = useState<LibraryPicture>()
  const open = () =>
    search.mutate(
      { address, pageSize: 1 },
      {
        onSuccess({ list: [found] }) {
          if (found) setPicture(found)
          else showToast(t('desk.picture.gone'))
        },
      },
    )
  const close = () => setPicture(undefined)
  const done = (framed: LibraryPicture) => {
    close()
    onChange(framed)
  }
  return (
    <>
      <button
        type="button"
        className="btn line s"
        aria-label={`${t('desk.picture.crop')}: ${label}`}
        aria-busy={search.isPending}
        onClick={open}
      >
        {t('desk.picture.crop')}
      </button>
      {picture && <FramingDialog picture={picture} onDone={done} onClose={close} />}
    </>
  )
}

/** Only pictures of the library have a square to choose. */
const isOfLibrary = (address: string): boolean => address.startsWith('/media/')

/** A picture of something [media-8]: shown, and replaced by one of the library, a file, or one that is dropped on it. */
export function PictureField({ label, address, onChange, isSmall = false, isDisabled = false }: PictureFieldProps) {
  const t = useT()
  const below = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  function choose(picture: LibraryPicture) {
    close()
    onChange(picture)
  }
  const { state, clear, send } = useUpload(choose)
  const { isBusy, fault } = state
  const isLibraryEmpty = useIsLibraryEmpty()
  const chooseFile = () => input.current?.click()
  function open() {
    clear()
    if (isLibraryEmpty) chooseFile()
    else setOpen(true)
  }
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
          onClick={open}
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
        {isOfLibrary(address) && !isDisabled && <CropButton {...{ label, address, onChange }} />}
      </div>
      {isOpen && <LibraryDialog title={label} upload={state} onChoose={choose} onUpload={chooseFile} onClose={close} />}
    </>
  )
}
