import { kindOfFile } from '@tiffin/core/media/choice'
import { checkHelpFiles } from '@tiffin/core/order/order-help'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '../../data/upload/upload.ts'
import { uploadAll } from '../../data/upload/upload-all.ts'
import { ChoiceFailure, chooseMedia } from '../../device/media/choose-media.ts'

/** A file that goes to the store: on its way until it has an address. */
export interface HelpFile {
  readonly id: string
  readonly file: File
  readonly isVideo: boolean
  /** Shows a picture before it has gone up; empty for a video. */
  readonly preview: string
  readonly percent: number
  readonly url: string | undefined
}

const faultWords = {
  cancel: undefined,
  wrongType: 'upload.wrongType',
  tooLong: 'refusal.videoTooLong',
  noExtension: undefined,
} as const

function tellChoice(failure: unknown): void {
  if (!(failure instanceof ChoiceFailure)) throw failure
  const word = faultWords[failure.kind]
  if (word !== undefined) showToast(t(word))
}

function newFile(file: File): HelpFile {
  const isVideo = kindOfFile(file) === 'video'
  const preview = isVideo ? '' : URL.createObjectURL(file)
  return { id: crypto.randomUUID(), file, isVideo, preview, percent: 0, url: undefined }
}

/** Pictures or a video for the store: chosen, sent five at a time [media-3] as soon as they are chosen, taken away again. */
export function useHelpFiles() {
  const [files, setFiles] = useState<readonly HelpFile[]>([])
  const under = useRef(new Map<string, () => void>())
  const change = (id: string, part: Partial<HelpFile>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)))

  function remove(id: string): void {
    under.current.get(id)?.()
    setFiles((all) => all.filter((each) => each.id !== id))
  }

  async function send({ id, file }: HelpFile): Promise<string> {
    const { done, cancel } = uploadFile({ scene: 'help', content: file, name: file.name || 'file' }, (percent) =>
      change(id, { percent }),
    )
    under.current.set(id, cancel)
    try {
      const url = await done
      change(id, { url })
      return url
    } catch (failure) {
      remove(id)
      const isCalledOff = failure instanceof CallFailure && failure.kind === 'abort'
      if (!isCalledOff) showToast(failure instanceof CallFailure ? failure.message : t('orderHelp.failedFile'))
      throw failure
    } finally {
      under.current.delete(id)
    }
  }

  async function add(): Promise<void> {
    const chosen = await chooseMedia({ type: 'all' }).catch(tellChoice)
    if (chosen === undefined) return
    if (!checkHelpFiles([...files.map(({ file }) => file), ...chosen]).ok) {
      showToast(t('orderHelp.tooMany'))
      return
    }
    const fresh = chosen.map(newFile)
    setFiles((all) => [...all, ...fresh])
    await uploadAll(fresh, send)
  }

  useEffect(() => {
    const uploads = under.current
    return () => {
      for (const cancel of uploads.values()) cancel()
    }
  }, [])
  return { files, add, remove }
}
