import { useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useRef, useState } from 'react'
import { rereadPictures, uploadFault, uploadPicture } from '../../data/pictures.ts'

/** A file on its way into the library. */
export interface Upload {
  readonly number: number
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'preparing' | 'added' | 'refused'
  /** How much is sent, from 0 to 1. */
  readonly share: number
  /** Why it was not taken. */
  readonly fault: string
  /** The picture that it became. */
  readonly pictureId: string
}

/** The server takes a few at once of one person; some of them are for what else that person does. */
const mostAtOnce = 3

interface Waiting {
  readonly number: number
  readonly file: File
}

/** Sends files to the library, a few at once; one that is refused keeps none of the others from arriving. */
export function useUploads() {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<Waiting[]>([])
  const running = useRef(0)
  const last = useRef(0)
  const note = (number: number, part: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.number === number ? { ...upload, ...part } : upload)))

  async function send({ number, file }: Waiting): Promise<void> {
    note(number, { state: 'sending' })
    try {
      const watch = (share: number) => note(number, { share, state: share < 1 ? 'sending' : 'preparing' })
      const { pictureId } = await uploadPicture(file, watch)
      note(number, { state: 'added', pictureId })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      note(number, { state: 'refused', fault: uploadFault(failure) })
    }
  }

  function sendNext(): void {
    const next = running.current < mostAtOnce ? queue.current.shift() : undefined
    if (next === undefined) return
    running.current++
    void send(next).finally(() => {
      running.current--
      if (running.current === 0 && queue.current.length === 0) void rereadPictures(client)
      sendNext()
    })
    sendNext()
  }

  return {
    uploads,
    isBusy: uploads.some(({ state }) => state !== 'added' && state !== 'refused'),
    clear: () => setUploads([]),
    add(files: readonly File[]) {
      const waiting = files.map((file) => {
        last.current++
        return { number: last.current, file }
      })
      const blank = { state: 'waiting', share: 0, fault: '', pictureId: '' } as const
      setUploads((list) => [...list, ...waiting.map(({ number, file }) => ({ ...blank, number, name: file.name }))])
      queue.current.push(...waiting)
      sendNext()
    },
  }
}
