import { maxUploadsAtOnce } from '@tiffin/core/media/upload-limits'

/** How one of several uploads ended. */
export type Uploaded = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly failure: unknown }

/** Sends several files, five at a time [media-3], and answers when all have ended: a failed one stops no other. */
export async function uploadAll<File>(
  files: readonly File[],
  upload: (file: File) => Promise<string>,
): Promise<Uploaded[]> {
  const results: Uploaded[] = []
  const waiting = files.entries()
  const work = async () => {
    for (const [index, file] of waiting)
      results[index] = await upload(file).then(
        (url) => ({ ok: true, url }),
        (failure: unknown) => ({ ok: false, failure }),
      )
  }
  await Promise.all(Array.from({ length: maxUploadsAtOnce }, work))
  return results
}
