import { describe, expect, it, vi } from 'vitest'
import { acceptMedia, chooseMedia } from './choose-media.ts'

const photo = new File(['x'], 'tea.png', { type: 'image/png' })
const film = new File(['x'], 'tea.mp4', { type: 'video/mp4' })

/** The system's picker, in which these files are picked; none means that it is closed. */
function picking(...files: File[]): { input: HTMLInputElement | undefined } {
  const seen: { input: HTMLInputElement | undefined } = { input: undefined }
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    seen.input = this
    Object.defineProperty(this, 'files', { value: files })
    this.dispatchEvent(new Event(files.length > 0 ? 'change' : 'cancel'))
  })
  return seen
}

describe('[R-9.12] choosing pictures and videos', () => {
  it('asks the system for several pictures and takes nine', async () => {
    const seen = picking(...Array.from({ length: 12 }, () => photo))
    expect(await chooseMedia({ type: 'image' })).toHaveLength(9)
    expect(seen.input).toMatchObject({ accept: 'image/*', multiple: true })
  })

  it('asks for one where one is wanted, and for the endings that are wanted', async () => {
    const seen = picking(photo)
    expect(await chooseMedia({ type: 'all', count: 1, extension: ['png', '.jpg'] })).toEqual([photo])
    expect(seen.input).toMatchObject({ accept: '.png,.jpg', multiple: false })
  })

  it('fails as cancelled when the picker is closed, and at once without any ending', async () => {
    picking()
    await expect(chooseMedia({ type: 'image' })).rejects.toMatchObject({ kind: 'cancel' })
    await expect(chooseMedia({ type: 'all', extension: [] })).rejects.toMatchObject({ kind: 'noExtension' })
  })

  it.each([
    [60, true],
    [61, false],
    [Number.NaN, false],
  ])('takes a video of %d seconds: %s', async (seconds, isTaken) => {
    const accepted = acceptMedia([film], { type: 'video' }, async () => seconds)
    if (isTaken) expect(await accepted).toEqual([film])
    else await expect(accepted).rejects.toMatchObject({ kind: 'tooLong' })
  })

  it('[R-8.17] refuses what is neither picture nor video', async () => {
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' })
    await expect(acceptMedia([photo, text], { type: 'all' })).rejects.toMatchObject({ kind: 'wrongType' })
  })
})
