import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Locator } from '@playwright/test'
import { chromiumPath, journeyFlags } from './browser.ts'

const size = { width: 640, height: 480 }

/** The brightness of each point of a picture that is held before a camera, row by row. */
async function brightnessOf(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const points = await page.evaluate(
    async ({ base64, width, height }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
      const paper = new OffscreenCanvas(width, height).getContext('2d')
      if (!paper) throw new Error('There is nothing to draw on.')
      const scale = Math.min((0.8 * height) / picture.height, (0.8 * width) / picture.width)
      const [wide, high] = [picture.width * scale, picture.height * scale]
      paper.fillStyle = '#888'
      paper.fillRect(0, 0, width, height)
      paper.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
      const { data } = paper.getImageData(0, 0, width, height)
      return Array.from({ length: width * height }, (_none, point) => data[4 * point + 1] ?? 0)
    },
    { base64: png.toString('base64'), ...size },
  )
  await page.close()
  return Buffer.from(points)
}

/** Writes what a camera sees that looks at an element of a page: a film in grey that a browser shows instead of its camera. */
export async function filmElement(browser: Browser, element: Locator, path: string): Promise<void> {
  const grey = Buffer.alloc((size.width * size.height) / 2, 128)
  const picture = [Buffer.from('FRAME\n'), await brightnessOf(browser, await element.screenshot()), grey]
  const head = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([head, ...picture, ...picture]))
}

/** A browser whose camera shows a film. */
export const launchWithCamera = (film: string): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...journeyFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
