import { useQueryClient } from '@tanstack/react-query'
import { type Framing, mostZoom, moveFraming, wholeFraming } from '@tiffin/core/media/picture'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useState } from 'react'
import { framePicture, type LibraryPicture } from '../../data/pictures.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { FramedPicture } from './framed-picture.tsx'

const stepThousandths = 50
const zoomStep = 100

const moves = [
  { phrase: 'desk.picture.move.left', x: -stepThousandths, y: 0 },
  { phrase: 'desk.picture.move.right', x: stepThousandths, y: 0 },
  { phrase: 'desk.picture.move.up', x: 0, y: -stepThousandths },
  { phrase: 'desk.picture.move.down', x: 0, y: stepThousandths },
] as const

interface FramingProps {
  readonly picture: LibraryPicture
  readonly framing: Framing
  readonly onChange: (framing: Framing) => void
}

/** What moves the square without dragging it, and how near it is. */
function FramingTools({ picture, framing, onChange }: FramingProps) {
  const t = useT()
  const { zoom } = framing
  return (
    <>
      <div className="framemoves">
        {moves.map(({ phrase, ...step }) => (
          <button
            key={phrase}
            type="button"
            className="btn line s"
            onClick={() => onChange(moveFraming(picture, framing, step))}
          >
            {t(phrase)}
          </button>
        ))}
        <button type="button" className="btn quiet s" onClick={() => onChange(wholeFraming)}>
          {t('desk.picture.fit')}
        </button>
      </div>
      <Field label={t('desk.picture.zoom')}>
        {(ties) => (
          <input
            {...ties}
            type="range"
            className="framezoom"
            min={wholeFraming.zoom}
            max={mostZoom}
            step={zoomStep}
            value={zoom}
            aria-valuetext={t('desk.picture.zoomOf', { percent: Math.round(zoom / 10) })}
            onChange={({ target }) =>
              onChange(moveFraming(picture, { ...framing, zoom: Number(target.value) }, { x: 0, y: 0 }))
            }
          />
        )}
      </Field>
    </>
  )
}

interface FramingDialogProps {
  readonly picture: LibraryPicture
  /** The picture with its new square, at another address. */
  readonly onDone: (picture: LibraryPicture) => void
  readonly onClose: () => void
}

/** Chooses the square of a picture that is shown: dragged, by keys or by buttons [media-4]. */
export function FramingDialog({ picture, onDone, onClose }: FramingDialogProps) {
  const t = useT()
  const client = useQueryClient()
  const { focusX, focusY, zoom } = picture
  const [framing, setFraming] = useState<Framing>({ focusX, focusY, zoom })
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      onDone(await framePicture(client, picture.pictureId, framing))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(failure.message)
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t('desk.picture.crop')}
      intro={t('desk.picture.cropText')}
      action={t('action.save')}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <FramedPicture {...{ picture, framing }} onChange={setFraming} />
      <FramingTools {...{ picture, framing }} onChange={setFraming} />
      <p className="hint">{t('desk.picture.keepsSquare')}</p>
      <p className="hint bad" role="alert">
        {fault}
      </p>
    </FormDialog>
  )
}
