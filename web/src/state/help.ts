import { create } from 'zustand'

/** Somebody of the staff who helps with the cart. */
export interface Assistant {
  readonly employeeName: string
}

interface Help {
  readonly assistant: Assistant | null
  /** The member code is on the screen: somebody may scan it any moment. */
  readonly isCodeShown: boolean
  /** Grows with each hint that help has begun, done something or ended. */
  readonly heard: number
}

/** Help by staff, as far as this device knows; the cart's own call says who helps. */
export const useHelp = create<Help>(() => ({ assistant: null, isCodeShown: false, heard: 0 }))

export const hearOfHelp = (): void => useHelp.setState(({ heard }) => ({ heard: heard + 1 }))

export function takeAssistant(assistant: Assistant | null): void {
  if (assistant?.employeeName !== useHelp.getState().assistant?.employeeName) useHelp.setState({ assistant })
}
