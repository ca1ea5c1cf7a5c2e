import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are nowhere on a map: one's own machine, homes, offices, providers' insides, papers. */
const nowhere = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  nowhere.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  nowhere.addSubnet(network, bits, 'ipv6')

/**
 * What a provider gets of a caller's network: its first 24 bits, or 48 of IPv6. That says as much about the town, and nothing
 * about the household. Undefined: it is nowhere on a map.
 */
export function publicAddress(network: string): string | undefined {
  const address = network.replace(/\/\d+$/, '')
  if (isIPv4(address)) return nowhere.check(address) ? undefined : address.replace(/\d+$/, '0')
  if (!isIPv6(address) || nowhere.check(address, 'ipv6')) return undefined
  const groups = address.split('::')[0]?.split(':') ?? []
  return `${[...groups, '0', '0'].slice(0, 3).join(':')}::`
}
