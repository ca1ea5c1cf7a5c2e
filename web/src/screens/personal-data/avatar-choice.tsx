import '@tiffin/kit/ui/more-drawings.ts'
import { kindOfFile } from '@tiffin/core/media/choice'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { type Profile, saveProfile } from '../../data/customer/profile.ts'
import { Avatar } from '../../features/avatar/avatar.tsx'
import css from './personal-data.module.css'
import { type UploadState, useAvatarUpload } from './use-avatar-upload.ts'

const CropSheet = lazy(() => import('./crop-sheet.tsx').then((module) => ({ default: module.CropSheet })))

function Face({ profile, state }: { readonly profile: Profile; readonly state: UploadState }) {
  const t = useT()
  return (
    <div className={css.round}>
      <Avatar side={96} picture={profile.avatar} name={profile.nickName} />
      {state.kind === 'sending' ? (
        <progress
          className={css.progress}
          max={100}
          value={state.percent}
          aria-label={t('profile.uploading', { percent: state.percent })}
        />
      ) : null}
    </div>
  )
}

interface FaultProps {
  readonly state: UploadState
  /** What is wrong with the file that was chosen. */
  readonly fault: string
  readonly onRetry: (picture: Blob) => void
}

function Fault({ state, fault, onRetry }: FaultProps) {
  const t = useT()
  return (
    <>
      <p className={css.fault} role="alert">
        {state.kind === 'failed' ? t('profile.uploadFailed', { reason: state.reason }) : fault}
      </p>
      {state.kind === 'failed' ? (
        <button type="button" className="btn soft" onClick={() => onRetry(state.picture)}>
          {t('action.retry')}
        </button>
      ) : null}
    </>
  )
}

interface ButtonsProps {
  readonly isSending: boolean
  readonly hasPicture: boolean
  readonly onCancel: () => void
  readonly onChoose: () => void
  readonly onTakeOff: () => void
}

function Buttons({ isSending, hasPicture, onCancel, onChoose, onTakeOff }: ButtonsProps) {
  const t = useT()
  return (
    <div className={css.pictureButtons}>
      {isSending ? (
        <button type="button" className="btn line" onClick={onCancel}>
          {t('action.cancel')}
        </button>
      ) : (
        <button type="button" className={`btn line ${css.change}`} onClick={onChoose}>
          <Icon name="camera" size="s" />
          {t('profile.changePicture')}
        </button>
      )}
      {hasPicture && !isSending ? (
        <button type="button" className="btn plain" onClick={onTakeOff}>
          {t('profile.removePicture')}
        </button>
      ) : null}
    </div>
  )
}

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
      <Face profile={profile} state={state} />
      <input ref={input} type="file" accept="image/*" hidden data-testid="avatar-file" onChange={choose} />
      <Buttons
        isSending={isSending}
        hasPicture={profile.avatar !== ''}
        onCancel={cancel}
        onChoose={() => input.current?.click()}
        onTakeOff={takeOff}
      />
      {isSending ? <p className="t12 ink2 num">{t('profile.uploading', { percent: state.percent })}</p> : null}
      <Fault state={state} fault={fault} onRetry={send} />
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
