import { expect, test } from 'vitest'
import { extensionOf, fileKind, imageExtensions } from './file-kind.ts'

test.each(imageExtensions)(
  '[R-5.12] a name that ends with .%s is a picture, in capitals and with a query too',
  (extension) => {
    for (const name of [`a.${extension}`, `A.B.${extension.toUpperCase()}`, `https://x.example/a.${extension}?v=1#top`])
      expect(fileKind(name)).toBe('image')
  },
)

test('[R-5.12] the thirteen extensions are known', () => {
  expect([...imageExtensions].sort()).toEqual('avif bmp gif heic ico jpeg jpg png psd svg tif tiff webp'.split(' '))
})

test.each(['film.mp4', 'film.MOV', 'film.webm?x=.png'])('[R-5.18] %s is a video', (name) => {
  expect(fileKind(name)).toBe('video')
})

test.each(['a.pdf', 'a.txt', 'png', '', '.', 'a.png.exe', 'a.png/b', 'a.jpg ', 'a?b.png', 'a#b.png', 'a.png\u0000'])(
  '%j is neither a picture nor a video',
  (name) => expect(fileKind(name)).toBeUndefined(),
)

test('[R-5.12] only the last extension counts', () => {
  expect(extensionOf('avatar.svg.png')).toBe('png')
  expect(extensionOf('avatar')).toBe('')
})
