import { copyText } from './clipboard.ts'

/** How a link went out: by the device's own sheet, into the clipboard, or not at all. */
export type Shared = 'shared' | 'copied' | 'failed' | 'dismissed'

/** Hands a link to the device's own sheet; where there is none it is copied. */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (refusal) {
      // The customer closed the sheet; any other refusal leaves the clipboard.
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return 'dismissed'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}
