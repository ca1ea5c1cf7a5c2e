import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

/** Where a request comes from, as far as `proxies` of them are believed: the same as Fastify's `request.ip`. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const remoteAddress = socket.remoteAddress ?? ''
  const forwarded = proxies > 0 ? headers['x-forwarded-for'] : undefined
  if (forwarded === undefined) return remoteAddress
  const hops = [remoteAddress, ...String(forwarded).split(',').toReversed()]
  return (hops[Math.min(proxies, hops.length - 1)] ?? remoteAddress).trim()
}

const ownSide = new BlockList()
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownSide.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownSide.addSubnet(address, bits, 'ipv6')

ownSide.addAddress('::', 'ipv6') // the network of ::1

/** Networks that were looked at last: every request asks. A longer text is no network. */
const looked = new LRUCache<string, boolean>({ max: 1000 })
const longestNetwork = 50

/** Whether a network is on our side of the internet: this machine, a proxy that TRUST_PROXY does not name, a network of our own. */
export function isOwnSide(network: string): boolean {
  const held = looked.get(network)
  if (held !== undefined) return held
  const [address = ''] = network.split('/', 1)
  const isOwn = isIP(address) !== 0 && ownSide.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  if (network.length <= longestNetwork) looked.set(network, isOwn)
  return isOwn
}

/**
 * What budgets count as one network: an IPv4 address, or the /64 that an IPv6 address lies in, since one household has all of it.
 * An IPv4-mapped IPv6 address counts as its IPv4 address.
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

/**
 * The networks that budgets count a network of `networkOf` in, widest first: an IPv6 /64 lies in the /56 and the /48 that one
 * subscriber or host has, who can change from one /64 to another at will.
 */
export function networksAround(network: string): string[] {
  const [, head = '', last = ''] = /^(.+):([0-9a-f]{1,4})::\/64$/.exec(network) ?? []
  if (head === '') return [network]
  const upper = (Number.parseInt(last, 16) & 0xff00).toString(16)
  return [`${head}::/48`, `${head}:${upper}::/56`, network]
}
