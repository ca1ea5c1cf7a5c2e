import type { Result } from '../result.ts'
import { fileKind } from './file-kind.ts'

/** Most pictures that are taken at a time unless said [media-2]. */
export const mostImages = 9
/** Most files of any kind that are taken at a time unless said. */
const mostFiles = 100
/** Longest video, in seconds [media-2]. */
export const longestVideoSeconds = 60

/** What was chosen, as far as a rule needs it: a name, and what the system calls it (`image/png`). */
export interface ChosenFile {
  readonly name: string
  readonly type: string
}

/** What may be chosen: `all` takes pictures and videos. */
export type MediaType = 'image' | 'video' | 'all'

/** By its name, or by what the system calls it where a camera gave it no name. */
export function kindOfFile({ name, type }: ChosenFile): 'image' | 'video' | undefined {
  const [kind] = type.split('/')
  return fileKind(name) ?? (kind === 'image' || kind === 'video' ? kind : undefined)
}

/**
 * The files that are taken, in their order: what is more than `count` is left out; a count of none or less means the usual.
 * A file of another kind refuses the whole choice [media-2].
 */
export function takeFiles<File extends ChosenFile>(
  files: readonly File[],
  { type, count }: { readonly type: MediaType; readonly count?: number },
): Result<readonly File[], 'fileTypeWrong'> {
  const isWanted = (file: File) => {
    const kind = kindOfFile(file)
    return kind !== undefined && (type === 'all' || kind === type)
  }
  if (!files.every(isWanted)) return { ok: false, refusal: 'fileTypeWrong' }
  const usual = type === 'image' ? mostImages : mostFiles
  return { ok: true, value: files.slice(0, count === undefined || count <= 0 ? usual : count) }
}

/** Whether a video is short enough, in whole seconds: cameras stop a little late. One whose length cannot be read is not. */
export const isShortEnough = (seconds: number, most = longestVideoSeconds): boolean =>
  seconds >= 0 && Math.floor(seconds) <= most
