/** What the worker answers itself: the page, files that never change, pictures. */
export type Kind = 'page' | 'file' | 'picture'

/** Where an app stands: its origin, such as `https://tiffin.example`, and its page, `/` or `/counter/`. */
export interface AppPlace {
  readonly origin: string
  readonly base: string
}

/** What a request is for; undefined: not ours, and the browser goes on as if there were no worker. */
export function kindOf(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  { origin: ownOrigin, base }: AppPlace,
): Kind | undefined {
  const { origin, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || searchParams.has('preview')) return undefined
  if (mode === 'navigate') return pathname === base ? 'page' : undefined
  if (pathname.startsWith(`${base}assets/`)) return 'file'
  return pathname.startsWith('/media/') ? 'picture' : undefined
}
