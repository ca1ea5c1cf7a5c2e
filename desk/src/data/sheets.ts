import { useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { saveFile } from '@tiffin/kit/client/save-file.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useRef, useState } from 'react'
import { chooseDraft } from '../state/chosen-draft.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'
import { draftsKey, useCurrentDraft } from './drafts.ts'
import { menuKey } from './menu.ts'
import { sendFile } from './send-file.ts'

/** What a file does, and what is wrong with it. */
export type SheetOutcome = CallMap['/api/app/desk/sheet/import']['output']

export type SheetFormat = CallMap['/api/app/desk/sheet/export']['input']['format']

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'application/zip',
} as const

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Gives a workbook that came with an answer to keep. */
export const saveWorkbook = (name: string, base64: string): void => saveFile(name, types.xlsx, bytesOf(base64))

const longestName = 80

/** As long as the server works on a file of many pictures. */
const longestMs = 600_000

interface Request {
  readonly file: File
  readonly draftId: string
  readonly requestId: string
}

/** A file that was chosen: it is tried out at once, and can be put into the draft that one works in. */
export function useSheetFile() {
  const client = useQueryClient()
  const { draftId } = useCurrentDraft()
  const [file, setFile] = useState<File>()
  const [outcome, setOutcome] = useState<SheetOutcome>()
  const [failure, setFailure] = useState('')
  const request = useRef<Request>(undefined)

  /** The same for a file that is put into the same draft again, whose answer was lost: the server does it once. */
  function requestIdOf(sent: File): string {
    const { current } = request
    if (current?.file === sent && current.draftId === draftId) return current.requestId
    request.current = { file: sent, draftId, requestId: crypto.randomUUID() }
    return request.current.requestId
  }

  async function send(sent: File, mode: 'try' | 'apply'): Promise<SheetOutcome | undefined> {
    setFailure('')
    const name = t('desk.sheet.draftName', { name: sent.name }).slice(0, longestName)
    const once = mode === 'try' ? {} : { requestId: requestIdOf(sent) }
    const fields = { mode, name, ...once, ...(draftId === '' ? {} : { draftId }) }
    try {
      return await sendFile('/api/app/desk/sheet/import', { fields, file: sent, longestMs })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
      return undefined
    }
  }

  return {
    file,
    outcome,
    failure,
    forget: () => {
      setFile(undefined)
      setOutcome(undefined)
      setFailure('')
    },
    async tryOut(chosen: File) {
      setFile(chosen)
      setOutcome(undefined)
      setOutcome(await send(chosen, 'try'))
    },
    /** Whether its changes are in a draft now. */
    async apply(): Promise<boolean> {
      const applied = file && (await send(file, 'apply'))
      if (!applied) return false
      if (applied.draftId !== null) chooseDraft(applied.draftId)
      await Promise.all([draftsKey, menuKey].map((queryKey) => client.invalidateQueries({ queryKey })))
      return true
    },
  }
}

/** Gives the menu as a file to keep, as the draft that one works in makes it. */
export function useSheetDownload() {
  const { draftId } = useCurrentDraft()
  const [isBusy, setBusy] = useState(false)
  async function download(format: SheetFormat, isEmpty = false): Promise<void> {
    setBusy(true)
    try {
      const draft = draftId === '' ? {} : { draftId }
      const { fileName, content } = await call('/api/app/desk/sheet/export', { format, isEmpty, ...draft })
      saveFile(fileName, types[format], bytesOf(content))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      showToast(problem.message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, download }
}
