import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// What jsdom lacks of a browser.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoObserver)
vi.stubGlobal('IntersectionObserver', NoObserver)
vi.stubGlobal('scrollTo', () => {})
vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion'), media: query }))
Element.prototype.scrollIntoView = () => {}

if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    complaints.push(parts.map(String).join(' '))
  })
})

/** A test that expects a complaint takes it. */
export const takeComplaints = (): string[] => complaints.splice(0)

afterEach(() => {
  cleanup()
  expect(complaints).toEqual([])
  vi.restoreAllMocks()
})
