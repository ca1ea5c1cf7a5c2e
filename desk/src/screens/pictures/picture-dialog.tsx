import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { usePicture } from '../../data/pictures.ts'
import { Failed } from '../../features/load/failed.tsx'
import { FramingDialog } from '../../features/picture/framing-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { PictureForm } from './picture-form.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

interface PictureDialogProps {
  readonly pictureId: string
  readonly onClose: () => void
}

/** A picture at large with all that can be done with it. */
export function PictureDialog({ pictureId, onClose }: PictureDialogProps) {
  const t = useT()
  const { data, error, refetch } = usePicture(pictureId)
  // It stays while what is saved is read again.
  const [language, setLanguage] = useState(currentLanguage)
  const [isReplacing, setReplacing] = useState(false)
  const [isFraming, setFraming] = useState(false)
  const stopFraming = () => setFraming(false)
  if (data && isReplacing) return <ReplaceDialog picture={data} onBack={() => setReplacing(false)} onDone={onClose} />
  if (data && isFraming) return <FramingDialog picture={data} onDone={stopFraming} onClose={stopFraming} />
  if (data)
    return (
      <PictureForm
        key={`${data.pictureId} ${data.version}`}
        picture={data}
        language={language}
        onLanguage={setLanguage}
        onReplace={() => setReplacing(true)}
        onCrop={() => setFraming(true)}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={t('desk.field.picture')} closeLabel={t('action.close')} onClose={onClose} isPage>
      {error === null ? (
        <SkeletonRows label={t('desk.loading')} />
      ) : (
        <Failed failure={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
