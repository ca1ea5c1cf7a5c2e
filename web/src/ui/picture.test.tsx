import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Picture } from './picture.tsx'

/** A browser that has an image before its listeners stand, as it does from its cache. */
function haveImage(naturalWidth: number): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://localhost/media/tea-192.avif')
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth)
}

const shown = () => render(<Picture base="/media/tea" size={96} />).container.querySelector('img')

afterEach(() => vi.restoreAllMocks())

describe('a picture', () => {
  it('that was complete before anybody listened is shown', () => {
    haveImage(192)
    expect(shown()?.dataset.state).toBe('there')
  })

  it('that had failed before anybody listened leaves its place to the tile', () => {
    haveImage(0)
    expect(shown()).toBeNull()
  })

  it('that is on its way waits for its load', () => {
    expect(shown()?.dataset.state).toBe('waiting')
  })
})
