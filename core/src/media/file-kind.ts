/** What counts as a picture by its name [media-1]. */
export const imageExtensions: readonly string[] = [
  ...['png', 'jpg', 'jpeg', 'bmp', 'gif', 'webp', 'psd', 'svg', 'tif', 'tiff', 'ico', 'heic', 'avif'],
]

const videoExtensions: readonly string[] = ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', '3gp', 'mpg', 'mpeg', 'ogv']

/** The end of a file's name or address, in small letters, whatever stands after `?` or `#`; empty without one. */
export function extensionOf(name: string): string {
  const path = name.split(/[?#]/, 1)[0] ?? ''
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
}

/**
 * Whether a name or an address is that of a picture, a video or neither [media-1].
 * A name is a hint for people; what a file really is, the server reads from its first bytes.
 */
export function fileKind(name: string): 'image' | 'video' | undefined {
  const extension = extensionOf(name)
  if (imageExtensions.includes(extension)) return 'image'
  return videoExtensions.includes(extension) ? 'video' : undefined
}
