/** Hosts that stand for a brand, `order.tea.example`, with its id [brand-8]. */
export type BrandHosts = ReadonlyMap<string, string>

/** The hosts of a brand. */
export const hostsOfBrand = (hosts: BrandHosts, corpId: string): string[] =>
  [...hosts].flatMap(([host, brand]) => (brand === corpId ? [host] : []))

interface Served {
  readonly publicUrl: string
  readonly brandHosts: BrandHosts
}

/** Where customers find a brand: at its first host, else at the server's with the brand behind it. */
export function customerAddressOf({ publicUrl, brandHosts }: Served, corpId: string): string {
  const [host] = hostsOfBrand(brandHosts, corpId)
  if (host === undefined) return `${publicUrl}/?corp=${corpId}`
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}/`
}
