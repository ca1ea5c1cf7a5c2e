import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type DragEvent, useId, useRef, useState } from 'react'
import { type LibraryPicture, uploadFault, uploadPicture } from '../../data/pictures.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'

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
  async function send(file: File | undefined): Promise<void> {
    if (file === undefined) return
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
  return { isBusy, fault, send }
}

/** A picture of something: shown, and chosen anew from a file or by dropping one on it. */
export function PictureField({ label, address, onChange, isSmall = false, isDisabled = false }: PictureFieldProps) {
  const t = useT()
  const below = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { isBusy, fault, send } = useUpload(onChange)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files[0])
  }

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
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {address === '' ? <DeskIcon name="picture" /> : <img src={`${address}-192.webp`} alt="" />}
        {isBusy && <span className="spin" aria-hidden="true" />}
      </button>
      <input
        ref={input}
        type="file"
        accept={pictureKinds}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-testid="picture-file"
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = '' // the same file may be chosen again
        }}
      />
      <span id={below} className={fault === '' ? 'hint' : 'hint bad'}>
        <span role="alert">{fault}</span>
        {fault === '' && !isSmall && t('desk.picture.hint')}
      </span>
    </div>
  )
}
