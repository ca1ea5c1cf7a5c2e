import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../../base/refusal.ts'

/** A video as it was sent, and where its copy goes. */
export interface RemuxWish {
  readonly from: string
  readonly to: string
}

/** What the worker answers. */
export type Remuxed =
  | { readonly refusal: 'fileTypeWrong' | 'videoTooLong' }
  | { readonly width: number; readonly height: number; readonly extension: 'mp4' | 'webm' }

/** A minute of video is copied in well under a second; what takes this long was made to. */
const longestMs = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

function runWorker(wish: RemuxWish): Promise<Remuxed> {
  const worker = new Worker(new URL('./remux-worker.ts', import.meta.url), { workerData: wish, resourceLimits })
  const timer = setTimeout(() => worker.terminate(), longestMs)
  return new Promise<Remuxed>((resolve) => {
    worker.once('message', resolve)
    worker.once('error', () => resolve({ refusal: 'fileTypeWrong' }))
    worker.once('exit', () => resolve({ refusal: 'fileTypeWrong' }))
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

/** A video whose picture and sound were copied into a container of our own. */
export interface CleanVideo {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly extension: 'mp4' | 'webm'
}

/**
 * Copies picture and sound of a video into a new MP4 or WebM while `work` looks at it: place, time, camera, titles and every other track
 * stay behind, and what cannot be read is no video. It runs in a thread with limits of its own, since files may be made to break readers.
 * Refuses `fileTypeWrong`, and `videoTooLong` above a minute or without a length.
 */
export async function withCleanVideo<Value>(
  from: string,
  inTurn: (copy: () => Promise<Remuxed>) => Promise<Remuxed>,
  work: (video: CleanVideo) => Promise<Value>,
): Promise<Value> {
  const path = `${from}.clean`
  try {
    const remuxed = await inTurn(() => runWorker({ from, to: path }))
    if ('refusal' in remuxed) throw new Refusal(remuxed.refusal)
    return await work({ path, ...remuxed })
  } finally {
    await rm(path, { force: true })
  }
}
