import '@tiffin/kit/ui/more-drawings.ts'
import { kindOfFile } from '@tiffin/core/media/choice'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast, whileLoading } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { type Profile, saveProfile } from '../../data/customer/profile.ts'
import { Avatar } from '../../features/avatar/avatar.tsx'
import css from './personal-data.module.css'
import { useAvatarUpload } from './use-avatar-upload.ts'

const CropSheet = lazy(() => import('./crop-sheet.tsx').then((module) => ({ default: module.CropSheet })))

/** The customer's picture: choose, crop, upload with progress, take off. */
export function AvatarChoice({ profile }: { readonly profile: Profile }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState('')
  const { state, send, cancel, drop } = useAvatarUpload()
  const isSending = state.kind === 'sending'

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? []
    target.value = '' // the same file may be chosen again
    if (chosen === undefined) return
    const kind = kindOfFile(chosen)
    drop()
    setFault(kind === 'image' ? '' : t(kind === 'video' ? 'profile.pictureOnly' : 'upload.wrongType'))
    if (kind === 'image') setFile(chosen)
  }

  async function takeOff(): Promise<void> {
    try {
      await whileLoading(saveProfile({ avatar: '' }))
      showToast(t('profile.pictureRemoved'))
    } catch (failure) {
      if (failure instanceof CallFailure) setFault(failure.message)
    }
  }

  return (
    <section className={css.picture} aria-label={t('profile.picture')}>
      <div className={css.round}>
        <Avatar side={96} picture={profile.avatar} name={profile.nickName} />
        {isSending ? (
          <progress
            className={css.progress}
            max={100}
            value={state.percent}
            aria-label={t('profile.uploading', { percent: state.percent })}
          />
        ) : null}
      </div>
      <input ref={input} type="file" accept="image/*" hidden data-testid="avatar-file" onChange={choose} />
      <div className={css.pictureButtons}>
        {isSending ? (
          <button type="button" className="btn line" onClick={cancel}>
            {t('action.cancel')}
          </button>
        ) : (
          <button type="button" className="btn soft" onClick={() => input.current?.click()}>
            <Icon name="camera" size="s" />
            {t('profile.changePicture')}
          </button>
        )}
        {profile.avatar === '' || isSending ? null : (
          <button type="button" className="btn plain" onClick={() => takeOff()}>
            {t('profile.removePicture')}
          </button>
        )}
      </div>
      {isSending ? <p className="t12 ink2 num">{t('profile.uploading', { percent: state.percent })}</p> : null}
      <p className={css.fault} role="alert">
        {state.kind === 'failed' ? t('profile.uploadFailed', { reason: state.reason }) : fault}
      </p>
      {state.kind === 'failed' ? (
        <button type="button" className="btn soft" onClick={() => send(state.picture)}>
          {t('action.retry')}
        </button>
      ) : null}
      {file === undefined ? null : (
        <Suspense fallback={null}>
          <CropSheet
            file={file}
            onClose={() => setFile(undefined)}
            onUse={(picture) => {
              setFile(undefined)
              send(picture)
            }}
            onUnreadable={() => {
              setFile(undefined)
              setFault(t('profile.pictureUnreadable'))
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
