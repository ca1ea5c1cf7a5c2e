import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useEffect, useRef, useState } from 'react'
import { saveProfile } from '../../data/customer/profile.ts'
import { type Uploading, uploadFile } from '../../data/upload/upload.ts'

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'failed'; readonly picture: Blob; readonly reason: string }

const idle: UploadState = { kind: 'idle' }

/** Sends a picture and makes it the customer's own; what failed can be sent again, what is under way called off. */
export function useAvatarUpload() {
  const [state, setState] = useState<UploadState>(idle)
  const under = useRef<Uploading | undefined>(undefined)
  useEffect(() => () => under.current?.cancel(), [])

  async function send(picture: Blob): Promise<void> {
    setState({ kind: 'sending', percent: 0 })
    try {
      under.current = uploadFile({ scene: 'avatar', content: picture, name: 'avatar.jpg' }, (percent) =>
        setState({ kind: 'sending', percent }),
      )
      await saveProfile({ avatar: await under.current.done })
      setState(idle)
      showToast(t('profile.pictureSaved'))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      const { kind, message } = failure
      const reason = kind === 'timeout' ? t('error.timeout') : message
      setState(kind === 'abort' ? idle : { kind: 'failed', picture, reason })
    } finally {
      under.current = undefined
    }
  }

  return { state, send, cancel: () => under.current?.cancel(), drop: () => setState(idle) }
}
