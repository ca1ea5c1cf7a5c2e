import { useSyncExternalStore } from 'react'
import { navigator } from '../../state/navigation/navigation.ts'

let brokenPage: string | undefined
const listeners = new Set<() => void>()

function setBroken(id: string | undefined): void {
  brokenPage = id
  for (const listener of listeners) listener()
}

/** Makes the page that is shown throw once, so that a test can see what a customer would. */
export function breakPage(): void {
  setBroken(navigator().pages().stack.at(-1)?.id)
}

export function useBrokenPage(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => brokenPage,
  )
}

/** The next try finds the page whole again. */
export const mendPage = () => setBroken(undefined)
