import { useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useState } from 'react'
import { type LibraryPicture, rereadPictures, uploadFault, uploadPicture } from '../../data/pictures.ts'

/** A file on its way from a field into the library. */
export interface UploadState {
  readonly isBusy: boolean
  /** Why the last one was not taken; empty when it was. */
  readonly fault: string
  /** Sends it once more; undefined for one that would be refused again. */
  readonly retry: (() => void) | undefined
}

/** How a field sends a picture, and what became of it. */
export function useUpload(onTaken: (picture: LibraryPicture) => void) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  /** The file that did not arrive. */
  const [lost, setLost] = useState<File>()
  function clear() {
    setFault('')
    setLost(undefined)
  }
  async function send([file]: readonly File[]): Promise<void> {
    if (file === undefined) return
    setBusy(true)
    clear()
    try {
      onTaken(await uploadPicture(file))
      await rereadPictures(client)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(uploadFault(failure))
      if (failure.kind !== 'refusal') setLost(file)
    } finally {
      setBusy(false)
    }
  }
  const state: UploadState = { isBusy, fault, retry: lost && (() => void send([lost])) }
  return { state, clear, send: (files: readonly File[]) => void send(files) }
}
