import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useState } from 'react'
import { useSettleAlarm } from '../../data/payments.ts'
import { showToast } from '../../state/toast.ts'
import type { Choice } from './alarm-cells.tsx'

/** The note of an alarm that is settled, and what was answered. */
export function useSettling({ alarm, way }: Choice, onClose: () => void) {
  const t = useT()
  const settle = useSettleAlarm()
  const [note, setNote] = useState('')
  const [noteFault, setNoteFault] = useState('')
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** Somebody else has settled it. */
  const [isOver, setOver] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isMissing = way === 'byHand' && note.trim() === ''
    setNoteFault(isMissing ? t('desk.payments.noteMissing') : '')
    setRefused('')
    if (isMissing || isBusy) return
    setBusy(true)
    try {
      await settle({ alarmId: alarm.alarmId, way, note })
      showToast(t('desk.payments.done'))
      onClose()
    } catch (failure) {
      setBusy(false)
      if (!(failure instanceof CallFailure)) throw failure
      setOver(isRefusal(failure, 'alarmSettled', 'alarmUnknown'))
      if (failure.kind !== 'abort') setRefused(failure.message)
    }
  }

  return { note, setNote, noteFault, refused, isBusy, isOver, submit }
}
