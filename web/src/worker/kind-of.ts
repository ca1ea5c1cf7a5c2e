/** What the worker answers itself: the page, files that never change, pictures. */
export type Kind = 'page' | 'file' | 'picture'

/** What a request is for; undefined: not ours, and the browser goes on as if there were no worker. */
export function kindOf(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  ownOrigin: string,
): Kind | undefined {
  const { origin, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || searchParams.has('preview')) return undefined
  if (mode === 'navigate') return pathname === '/' ? 'page' : undefined
  if (pathname.startsWith('/assets/')) return 'file'
  return pathname.startsWith('/media/') ? 'picture' : undefined
}
