import { isEasyPin, isPin } from '@tiffin/core/staff/pin'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { setMyPin } from '../../data/approval.ts'
import { showToast } from '../../state/toast.ts'
import { CodePad } from '../../ui/code-pad.tsx'
import { Answers } from '../ask/answers.tsx'

/** The own PIN of who is logged in, with which they allow what is above a colleague's limit [staff-14]. */
export function SetPin({ onDone }: { readonly onDone: () => void }) {
  const t = useT()
  const [pin, setPin] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const [pinFault, setPinFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isEasyPin(pin)) {
      setPinFault(t('refusal.pinEasy'))
      return
    }
    setBusy(true)
    try {
      await setMyPin({ pin, password })
      showToast(t('counter.pin.done'))
      onDone()
    } catch (failure) {
      setBusy(false)
      setPassword('')
      if (!(failure instanceof CallFailure)) throw failure
      const say = isRefusal(failure, 'pinEasy', 'pinForm') ? setPinFault : setFault
      say(failure.message)
    }
  }

  return (
    <Dialog isForm title={t('counter.pin.title')} onClose={onDone}>
      <p className="ink2">{t('counter.pin.text')}</p>
      <form onSubmit={submit} noValidate>
        <CodePad
          label={t('counter.pin.label')}
          deleteLabel={t('counter.keypad.delete')}
          value={pin}
          fault={pinFault}
          onChange={(typed) => {
            setPin(typed)
            setPinFault('')
          }}
        />
        <TextField
          name="password"
          type="password"
          label={t('counter.pin.password')}
          value={password}
          autoComplete="off"
          maxLength={128}
          fault={fault === '' ? undefined : fault}
          onChange={({ target }) => {
            setPassword(target.value)
            setFault('')
          }}
        />
        <Answers yes={t('counter.pin.save')} onNo={onDone} isDisabled={isBusy || !isPin(pin) || password === ''} />
      </form>
    </Dialog>
  )
}
