import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, vi } from 'vitest'
import { dropSession } from '../state/session.ts'
import { switchLanguage } from '../state/words.ts'

/** English words, dialogs that jsdom lacks, and a clean page after every test. */
export function prepare(): void {
  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false
    }
    await switchLanguage('en-US')
  })
  afterEach(() => {
    cleanup()
    dropSession()
    vi.unstubAllGlobals()
    localStorage.clear()
  })
}

/** A window in which what is chosen lies over the page. */
export const makeNarrow = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))

/** What fails is tried again at once. */
const queries = { retryDelay: 1 }

/** Shows a screen with a cache of its own. */
export const show = (screen: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient({ defaultOptions: { queries } })}>{screen}</QueryClientProvider>)
