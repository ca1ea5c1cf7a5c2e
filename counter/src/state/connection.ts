import { create } from 'zustand'

interface Connection {
  /** When the board that is shown was read, by the server's clock; 0 before the first. */
  readonly seenAt: number
  /** The last try was in vain. */
  readonly isLost: boolean
  /** When it is tried again. */
  readonly nextTryAt: number
}

/** Whether the server is reached, and how old is what is seen. */
export const useConnection = create<Connection>(() => ({ seenAt: 0, isLost: false, nextTryAt: 0 }))

export const useIsLost = (): boolean => useConnection(({ isLost }) => isLost)
