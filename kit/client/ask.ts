import { type DialogRequest, useOverlays } from './overlays.ts'

let lastId = 0

type Question = Omit<DialogRequest, 'id' | 'settle' | 'text' | 'lines'> & { text?: string; lines?: readonly string[] }

/** Asks and waits; closing the dialog answers as its cancel button, unless `closing` says otherwise. */
export function ask({ text = '', lines = [], ...question }: Question): Promise<string> {
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const settle = (answer: string) => {
      useOverlays.setState(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog.id !== id) }))
      resolve(answer)
    }
    useOverlays.setState(({ dialogs }) => ({ dialogs: [...dialogs, { ...question, text, lines, id, settle }] }))
  })
}
