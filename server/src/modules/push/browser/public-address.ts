import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const ownNetworks = new BlockList()
// biome-ignore format: a table
const ranges = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24',
  '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24',
  '224.0.0.0/4', '240.0.0.0/4',
]
for (const range of ranges) {
  const [network = '', prefix] = range.split('/')
  ownNetworks.addSubnet(network, Number(prefix), 'ipv4')
}
/** Of IPv6 only the global unicast addresses are public, but for tunnels, which may lead to any IPv4, and examples. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const network of ['2001::', '2002::', '2001:db8::'])
  ownNetworks.addSubnet(network, network === '2002::' ? 16 : 32, 'ipv6')

/** Whether an address belongs to the internet, not to a network of our own. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !ownNetworks.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !ownNetworks.check(address, 'ipv6')
}

/** An address that push services give: https, a name of the internet, the usual port, no credentials. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false
  const { hostname } = url
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname) && !/\.(?:local|internal|localhost|home|lan)$/.test(hostname)
}

/** Resolves a name, and refuses when it leads into a network of our own: looked at when connecting, so no later answer can change it. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const [first] = found
    if (first === undefined || found.some(({ address }) => !isPublicAddress(address)))
      return done(Object.assign(new Error('The name leads into a private network.'), { code: 'EPRIVATE' }), '')
    if (options.all) return done(null, found)
    return done(null, first.address, first.family)
  })
}
