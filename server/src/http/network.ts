import { isIPv6 } from 'node:net'

/**
 * What budgets count as one network: an IPv4 address, or the /64 that an IPv6 address lies in, since one household has all of it.
 * An IPv4 address in IPv6 clothes is itself.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [bare = ''] = address.split('%', 1)
  const [head = '', tail] = bare.split('::')
  const left = head.split(':').filter((group) => group !== '')
  const right = (tail ?? '').split(':').filter((group) => group !== '')
  const groups = right.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), left.length)
  const all = tail === undefined ? left : [...left, ...Array<string>(8 - groups).fill('0'), ...right]
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
