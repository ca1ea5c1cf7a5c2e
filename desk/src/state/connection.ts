import { create } from 'zustand'

/** Whether the last call got no answer. */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }))

/** Notes that an answer came, or none. */
export function noteConnection(isLost: boolean): void {
  if (useConnection.getState().isLost !== isLost) useConnection.setState({ isLost })
}
