import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { kept, text } from '@tiffin/kit/client/kept.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { scanMember } from '../../data/assist.ts'
import { mayAskForCamera } from '../../device/camera.ts'
import { Answers } from '../../features/ask/answers.tsx'
import { NoConnection } from '../../features/connection/while-connected.tsx'
import { useIsLost } from '../../state/connection.ts'
import type { Assisted } from '../../state/serving.ts'
import { Camera } from './camera.tsx'
import type { OnCode } from './use-camera.ts'

const keptCamera = kept({ key: 'tiffin.counter.camera', codec: text, fallback: 'off' })

/** The camera, and its switch; a device that read a code with it opens it by itself the next time. */
function CameraPart({ isOn, onSwitch, onCode }: { isOn: boolean; onSwitch: () => void; onCode: OnCode }) {
  const t = useT()
  return (
    <>
      {isOn && <Camera onCode={onCode} />}
      <button type="button" className="btn line" onClick={onSwitch}>
        <Icon name="scan" size="s" />
        {t(isOn ? 'counter.assist.camera.off' : 'counter.assist.camera.use')}
      </button>
    </>
  )
}

/** A scanner types the code and ends with Enter, like a person who pastes it; the device's camera reads it too [assist-5]. */
export function AskScan({ onScan, onClose }: { onScan: (assisted: Assisted) => void; onClose: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const isLost = useIsLost()
  const [isFilming, setFilming] = useState(() => mayAskForCamera() && keptCamera.get() === 'on')

  function switchCamera() {
    keptCamera.set('off')
    setFilming(!isFilming)
  }

  async function open(code: string) {
    if (isBusy || code === '') return
    setBusy(true)
    try {
      const assisted = await scanMember(code)
      keptCamera.set(isFilming ? 'on' : 'off')
      onScan(assisted)
    } catch (failure) {
      setTyped('')
      setError(failure instanceof CallFailure ? failure.message : t('error.network'))
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void open(typed.trim())
  }

  return (
    <>
      <p>{t('counter.assist.scanText')}</p>
      {mayAskForCamera() && <CameraPart isOn={isFilming} onSwitch={switchCamera} onCode={open} />}
      <form onSubmit={submit} noValidate>
        <TextField
          name="memberCode"
          label={t('counter.assist.code')}
          value={typed}
          data-initial-focus={isFilming ? undefined : true}
          autoComplete="off"
          spellCheck={false}
          maxLength={512}
          fault={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
        {isLost && <NoConnection text={t('counter.lost.noScan')} />}
        <Answers yes={t('counter.assist.open')} onNo={onClose} isDisabled={isLost || isBusy || typed.trim() === ''} />
      </form>
    </>
  )
}
