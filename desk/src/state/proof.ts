import { create } from 'zustand'

interface Proof {
  /** The call that waits for it. */
  readonly path: string
  /** Asked for while it is there; called with whether the proof was given. */
  readonly settle: ((isProven: boolean) => void) | undefined
}

/** Whether the person is asked to prove that it is them [staff-3]. */
export const useProof = create<Proof>(() => ({ path: '', settle: undefined }))

let asking: Promise<boolean> | undefined

/** Asks for a proof for a call, once for all calls that need one now; false when the dialog is closed. */
export function askProof(path: string): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    const settle = (isProven: boolean) => {
      resolve(isProven)
      if (useProof.getState().settle !== settle) return // settled before
      asking = undefined
      useProof.setState({ path: '', settle: undefined })
    }
    useProof.setState({ path, settle })
  })
  return asking
}
