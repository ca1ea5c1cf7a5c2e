const loopback = ['localhost', '127.0.0.1']

/**
 * The address of a page that may be shown inside the app: of an origin that the brand allows, over https (or http on this
 * machine), without credentials, and never ourselves, whom a frame of our own origin could take out of its sandbox.
 */
export function allowedUrl(text: string, origins: readonly string[], ownOrigin = location.origin): URL | undefined {
  if (!/^https?:\/\/[^/\\]/i.test(text)) return undefined
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  if (url.protocol !== 'https:' && !loopback.includes(url.hostname)) return undefined
  return url.origin !== ownOrigin && origins.includes(url.origin) ? url : undefined
}
