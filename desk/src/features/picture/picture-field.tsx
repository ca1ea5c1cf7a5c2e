import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useId, useRef, useState } from 'react'
import { type LibraryPicture, uploadFault, uploadPicture } from '../../data/pictures.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'

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

function useUpload(onChange: (picture: LibraryPicture) => void) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function upload(file: File): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      onChange(await uploadPicture(file))
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
  return { isBusy, fault, send }
}

/** A picture of something: shown, and replaced by choosing a file or dropping one on it. */
export function PictureField({ label, address, onChange, isSmall = false, isDisabled = false }: PictureFieldProps) {
  const t = useT()
  const below = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, fault, send } = useUpload(onChange)
  const { isOver, handlers } = useFileDrop(send, !isDisabled)
  return (
    <div className={isSmall ? 'picfield s' : 'picfield'}>
      <button
        type="button"
        className="pick"
        data-over={isOver || undefined}
        disabled={isDisabled}
        aria-busy={isBusy}
        aria-label={`${label}: ${t(address === '' ? 'desk.picture.choose' : 'desk.picture.replace')}`}
        aria-describedby={below}
        onClick={() => input.current?.click()}
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
    </div>
  )
}
