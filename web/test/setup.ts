import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A busy machine takes its time to load a page's code.
configure({ asyncUtilTimeout: Number(process.env.TEST_PATIENCE_MS ?? 30_000) })
// Where nobody reads why a test is red, the page is not printed at each look.
if (process.env.TEST_IS_QUIET) configure({ getElementError: (message) => new Error(message ?? '') })

// A phone, with what jsdom lacks of a browser.
window.innerWidth = 390
class NoObserver {
  observe(_target: Element) {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoObserver)
/** A list of this made-up window, which has no height, shows all its rows at once. */
class SeesWholeLists extends NoObserver {
  readonly #report: ((target: Element) => void) | undefined
  constructor(callback: IntersectionObserverCallback, { root }: IntersectionObserverInit = {}) {
    super()
    if (!root) return
    this.#report = (target) => {
      const entry = { target, isIntersecting: true, rootBounds: null } as IntersectionObserverEntry // what the app reads of it
      callback([entry], this as never)
    }
  }
  override observe(target: Element) {
    this.#report?.(target)
  }
}
vi.stubGlobal('IntersectionObserver', SeesWholeLists)
vi.stubGlobal('scrollTo', () => {})
vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion'), media: query }))
Element.prototype.scrollIntoView = () => {}
performance.getEntriesByType ??= () => []

if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

/** On the global object: a test that resets its modules must still find them. */
declare global {
  var complaints: string[]
}
globalThis.complaints = []

beforeEach(() => {
  globalThis.complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    globalThis.complaints.push(parts.map(String).join(' '))
  })
})

/** A test that expects a complaint takes it. */
export const takeComplaints = (): string[] => globalThis.complaints.splice(0)

afterEach(() => {
  cleanup()
  expect(globalThis.complaints.join('\n')).toBe('')
  vi.restoreAllMocks()
})
