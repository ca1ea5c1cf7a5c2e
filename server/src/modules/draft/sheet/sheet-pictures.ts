import type { Change } from '@tiffin/core/draft/change'
import { ok, refuse } from '@tiffin/core/result'
import { type FileFault, fileKey, type SheetFiles } from '@tiffin/core/sheet/sheet-files'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { keepPictureFile, lookAtPicture, type PictureParts } from '../../picture/index.ts'
import type { ZippedFile } from './file/read-sheet-file.ts'

/** What stands in a change for a picture of the zip until it is kept; no address of a picture begins so. */
const placeholderOf = (key: string): string => `zip:${key}`

const faultOf: Readonly<Partial<Record<string, FileFault>>> = {
  fileTypeWrong: 'notPicture',
  fileTooLarge: 'pictureTooLarge',
  pictureTooSmall: 'pictureTooSmall',
}

async function lookAt(parts: PictureParts, { name, bytes }: ZippedFile) {
  try {
    await lookAtPicture(parts, bytes)
    return ok(placeholderOf(fileKey(name)))
  } catch (failure) {
    const fault = failure instanceof Refusal ? faultOf[failure.refusal] : undefined
    if (fault === undefined) throw failure
    return refuse(fault)
  }
}

/** What cells may name of the files beside the sheets, before any is kept [sheet-6]. */
export async function lookAtFiles(parts: PictureParts, files: readonly ZippedFile[]): Promise<SheetFiles> {
  const found = new Map<string, Awaited<ReturnType<typeof lookAt>>>()
  for (const file of files) {
    const key = fileKey(file.name)
    found.set(key, found.has(key) ? refuse('ambiguousFile') : await lookAt(parts, file))
  }
  return found
}

/** Every text that changes hold, however deep. */
function textsIn(changes: readonly Change[]): ReadonlySet<string> {
  const texts = new Set<string>()
  JSON.stringify(changes, (_name, value) => {
    if (typeof value === 'string') texts.add(value)
    return value
  })
  return texts
}

interface Keeping {
  readonly files: readonly ZippedFile[]
  /** What a trial of the file would change. */
  readonly changes: readonly Change[]
}

/** Takes the pictures that changes name into the library; answers where each is kept. A broken one refuses `sheetFaulty`. */
export async function keepFiles(
  parts: PictureParts,
  { files, changes }: Keeping,
  context: Context<'staff'>,
): Promise<SheetFiles> {
  const named = textsIn(changes)
  const kept = new Map<string, { ok: true; value: string }>()
  for (const { name, bytes } of files.filter((file) => named.has(placeholderOf(fileKey(file.name))))) {
    const address = await keepPictureFile(parts, { name, bytes }, context).catch((failure: unknown) => {
      const isBroken = failure instanceof Refusal && failure.refusal in faultOf
      throw isBroken ? new Refusal('sheetFaulty') : failure // its header was right and the rest is not
    })
    kept.set(fileKey(name), ok(address))
  }
  return kept
}
