import { useQueryClient } from '@tanstack/react-query'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { draftsKey, useCurrentDraft } from '../../data/drafts.ts'
import { menuKey } from '../../data/menu.ts'
import {
  type LibraryPicture,
  type PictureDetail,
  picturesKey,
  replaceWish,
  useReplaceTrial,
} from '../../data/pictures.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { FailedNotice } from '../../features/load/failed.tsx'
import { PictureField } from '../../features/picture/picture-field.tsx'
import { chooseDraft } from '../../state/chosen-draft.ts'
import { showToast } from '../../state/toast.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { UseList } from './use-list.tsx'

interface ReplaceDialogProps {
  readonly picture: PictureDetail
  readonly onBack: () => void
  readonly onDone: () => void
}

const longestDraftName = 80

function useReplace({ picture, onDone }: ReplaceDialogProps) {
  const t = useT()
  const client = useQueryClient()
  const { draft, draftId } = useCurrentDraft()
  const [by, setBy] = useState<LibraryPicture>()
  const wish = { pictureId: picture.pictureId, byPictureId: by?.pictureId ?? '', draftId }
  const trial = useReplaceTrial(wish)
  const replacing = useDeskCall('/api/app/desk/picture/replace', picturesKey, draftsKey, menuKey)
  async function replace() {
    const name = t('desk.picture.draftName', { name: picture.pictureName || t('desk.picture.unnamed') })
    const done = await replacing.mutateAsync({ ...replaceWish(wish), name: name.slice(0, longestDraftName) })
    if (done.draftId !== null) chooseDraft(done.draftId)
    showToast(t('desk.sheet.applied', { count: done.changeCount }))
    onDone()
  }
  return {
    ...{ by, trial, draft, isBusy: replacing.isPending },
    choose(chosen: LibraryPicture) {
      setBy(chosen)
      void client.invalidateQueries({ queryKey: [...picturesKey, 'list'] })
    },
    replace: () => void replace().catch(() => undefined), // what failed was shown
  }
}

type Replacing = ReturnType<typeof useReplace>

/** What would change, where it would be kept, and what would stay. */
function Outcome({ trial: { data, error, refetch }, draft }: Replacing) {
  const t = useT()
  if (error !== null) return <FailedNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return null
  return (
    <>
      <p>{t('desk.picture.everywhereText', { count: data.changeCount })}</p>
      {data.changeCount > 0 && (
        <p className="ink2">
          {t('desk.draft.title')}: <b>{draft?.name ?? t('desk.draft.none')}</b>
        </p>
      )}
      {data.keptList.length > 0 && (
        <>
          <p className="ink2">{t('desk.picture.stays')}</p>
          <UseList uses={data.keptList} label={t('desk.picture.stays')} />
        </>
      )}
    </>
  )
}

/** Another picture in the place of one, wherever it is shown [media-7]. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const t = useT()
  const replacing = useReplace(props)
  const { by, trial, isBusy, choose, replace } = replacing
  const count = trial.data?.changeCount ?? 0
  return (
    <Dialog
      title={t('desk.picture.everywhere')}
      intro={props.picture.pictureName}
      closeLabel={t('action.close')}
      onClose={props.onBack}
      foot={
        <>
          <button type="button" className="btn line" onClick={props.onBack}>
            {t('action.back')}
          </button>
          <button
            type="button"
            className={isBusy ? 'btn primary loading' : 'btn primary'}
            aria-busy={isBusy}
            disabled={count === 0}
            onClick={replace}
          >
            {count === 0 ? t('desk.picture.everywhere') : t('desk.sheet.apply', { count })}
          </button>
        </>
      }
    >
      <div className="exchange">
        <img
          className="old"
          src={`${props.picture.address}-192.webp`}
          alt={t('desk.value.picture')}
          width="112"
          height="112"
        />
        <Icon name="forward" isDirected />
        <PictureField label={t('desk.picture.new')} address={by?.address ?? ''} onChange={choose} />
      </div>
      {by !== undefined && <Outcome {...replacing} />}
    </Dialog>
  )
}
