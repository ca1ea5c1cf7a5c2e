import type { RefusalName } from '@tiffin/contract/refusals'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { type FormEvent, useState } from 'react'
import { showToast } from '../../state/toast.ts'

/** Something that a person settles with a note, and what is said of it. */
export interface Settling {
  readonly title: string
  readonly intro: string
  readonly hint: string
  /** What is said of a note that is missing; empty where none is needed. */
  readonly noteMissing: string
  /** What is said when it is settled. */
  readonly done: string
  /** Refusals that say that there is nothing left to settle. */
  readonly over: readonly RefusalName[]
  readonly settle: (note: string) => Promise<unknown>
  readonly onClose: () => void
}

/** The note of something that is settled, and what was answered. */
export function useSettling({ noteMissing, done, over, settle, onClose }: Settling) {
  const [note, setNote] = useState('')
  const [noteFault, setNoteFault] = useState('')
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** Somebody else has settled it. */
  const [isOver, setOver] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const fault = note.trim() === '' ? noteMissing : ''
    setNoteFault(fault)
    setRefused('')
    if (fault !== '' || isBusy) return
    setBusy(true)
    try {
      await settle(note)
      showToast(done)
      onClose()
    } catch (failure) {
      setBusy(false)
      if (!(failure instanceof CallFailure)) throw failure
      setOver(isRefusal(failure, ...over))
      if (failure.kind !== 'abort') setRefused(failure.message)
    }
  }

  return { note, setNote, noteFault, refused, isBusy, isOver, submit }
}
