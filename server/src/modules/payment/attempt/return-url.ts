const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where the browser comes back to: the name that holds its log-in. On one's own machine the same server has several names, and a brand
 * may have hosts of its own [brand-8]; any other origin is not believed.
 */
export function returnOrigin(
  { publicUrl, hosts }: { readonly publicUrl: string; readonly hosts: readonly string[] },
  origin: string | undefined,
): string {
  const [ours, theirs] = [new URL(publicUrl), URL.parse(origin ?? '')]
  if (theirs === null || theirs.port !== ours.port || theirs.protocol !== ours.protocol) return publicUrl
  const areLoopback = [ours, theirs].every(({ hostname }) => loopbackHosts.includes(hostname))
  return areLoopback || hosts.includes(theirs.hostname) ? theirs.origin : publicUrl
}

/** Where the provider sends the browser back to: `corp` in the search part, the page in the hash [cashier-4]. */
export const returnUrlOf = (publicUrl: string, corpId: string, orderId: string): string =>
  `${publicUrl}/?corp=${corpId}#/pages/order/cashier/success?orderId=${orderId}`

/** An address that the app asked to come back to, when it is a page of ours; undefined for any other. */
export function ownReturnUrl(requested: string | undefined, origin: string): string | undefined {
  const url = URL.parse(requested ?? '')
  const isOurs = url !== null && url.origin === new URL(origin).origin && url.pathname === '/' && url.username === ''
  return isOurs ? url.href : undefined
}
