import { create } from 'zustand'

/** How long a toast stays unless said otherwise [page-7]. */
export const toastMs = 1500

export interface Toast {
  readonly id: number
  readonly text: string
}

export interface DialogButton {
  readonly label: string
  /** What the answer of the dialog is when it is tapped. */
  readonly answer: string
}

export interface DialogRequest {
  readonly id: number
  readonly title: string
  readonly text: string
  /** Shown as a list below the text. */
  readonly lines: readonly string[]
  /** Files of pictures of what is asked about; the words say what they show. */
  readonly pictures?: readonly string[]
  readonly confirm: DialogButton
  /** Absent: the dialog only informs. */
  readonly cancel?: DialogButton
  /** The answer of a dialog that is closed; that of its cancel button unless said. */
  readonly closing?: string
  readonly settle: (answer: string) => void
}

interface Overlays {
  readonly toast: Toast | undefined
  /** Shown over everything while the connection is lost, beside any other toast. */
  readonly isOffline: boolean
  /** How many pieces of work wait behind the loading indicator. */
  readonly loading: number
  readonly dialogs: readonly DialogRequest[]
}

export const useOverlays = create<Overlays>(() => ({ toast: undefined, isOffline: false, loading: 0, dialogs: [] }))

let lastId = 0
let toastTimer: ReturnType<typeof setTimeout> | undefined

/** A short message; a new one takes the place of the old. */
export function showToast(text: string, ms = toastMs): void {
  clearTimeout(toastTimer)
  lastId += 1
  useOverlays.setState({ toast: { id: lastId, text } })
  toastTimer = setTimeout(() => useOverlays.setState({ toast: undefined }), ms)
}
