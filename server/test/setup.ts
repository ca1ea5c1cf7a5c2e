import { afterEach, beforeEach, expect, vi } from 'vitest'

// Files share a process and the libraries it has loaded; what is our own begins again with each file.
vi.resetModules()

// What the product prints as an error is a failure, unless the test itself replaced console.error to expect it.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []).toEqual([])
  vi.restoreAllMocks()
})
