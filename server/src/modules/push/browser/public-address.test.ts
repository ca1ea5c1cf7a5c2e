import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { isPublicAddress, isPushEndpoint, publicLookup } from './public-address.ts'

test('public addresses of push services are taken; the IP address that a name resolves to is checked too', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/Q',
  ])
    expect([endpoint, isPushEndpoint(endpoint)]).toEqual([endpoint, true])
  const ownAddresses = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ]
  const own6 = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'x',
  ]
  expect([...ownAddresses, ...own6].filter(isPublicAddress)).toEqual([])
  expect(['142.250.74.10', '2a00:1450:4001:82f::200a'].filter(isPublicAddress)).toHaveLength(2)
})

test('[UP-05] an address that leads elsewhere than to the usual port of a name of the internet is no push service', () => {
  const wrong = [
    ...['', 'fcm.googleapis.com', 'http://push.example.com/a', 'https://user@push.example.com/a'],
    ...['https://:word@push.example.com/a', 'https://push.example.com:8443/a', 'https://142.250.74.10/a'],
    ...['https://[2a00:1450:4001:82f::200a]/a', 'https://localhost/a', 'https://push/a', 'https://push.example.com./a'],
    ...['local', 'internal', 'localhost', 'home', 'lan'].map((end) => `https://push.${end}/a`),
  ]
  expect(wrong.filter(isPushEndpoint)).toEqual([])
  expect(isPushEndpoint('https://push.local.example.com:443/a')).toBe(true)
})

test('[UP-05] a name that leads into a network of our own is not connected to, one that is not found neither', async () => {
  const look = (name: string, options: object) =>
    new Promise((resolve) => publicLookup(name, options, (error, address) => resolve(error?.code ?? address)))
  expect(await look('localhost', {})).toBe('EPRIVATE')
  expect(await look('127.0.0.1', { all: true })).toBe('EPRIVATE')
  expect(await look('142.250.74.10', {})).toBe('142.250.74.10')
  expect(await look('142.250.74.10', { all: true })).toEqual([{ address: '142.250.74.10', family: 4 }])
  expect(await look('x'.repeat(300), {})).toMatch(/^E(?!PRIVATE)/)
})

test('[UP-05] a name with an address of the internet and one of our own is not connected to', async () => {
  const found = ['142.250.74.10', '10.0.0.1'].map((address) => ({ address, family: 4 }))
  const lookup = vi.spyOn(dns, 'lookup')
  lookup.mockImplementation(((_name: string, _options: object, done: (error: null, list: object) => void) =>
    done(null, found)) as never) // as: one of its many forms
  syncBuiltinESMExports()
  const code = await new Promise((resolve) => publicLookup('push.example.com', {}, (error) => resolve(error?.code)))
  lookup.mockRestore()
  syncBuiltinESMExports()
  expect(code).toBe('EPRIVATE')
})

test('[UP-05] networks of our own and those that nobody has end where the tables of the internet say', () => {
  // biome-ignore format: the first or last address of each range, and its neighbours
  const inside = [
    '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.127.255.255', '127.255.255.255', '169.254.0.0', '172.16.0.0',
    '172.31.255.255', '192.0.0.255', '192.0.2.255', '192.88.99.1', '192.168.255.255', '198.18.0.0', '198.19.255.255',
    '198.51.100.255', '203.0.113.255', '239.255.255.255', '240.0.0.0', '255.255.255.255', '2001:0:ffff::', '2002:ffff::',
    '2001:db8:ffff::', '4000::', '1fff::',
  ]
  // biome-ignore format: as above
  const outside = [
    '1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0',
    '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0', '192.88.98.255',
    '192.88.100.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '198.51.99.255', '198.51.101.0',
    '203.0.112.255', '203.0.114.0', '223.255.255.255', '2001:1::', '2003::1', '2001:db9::', '3fff::1', '2000::1',
  ]
  expect(inside.filter(isPublicAddress)).toEqual([])
  expect(outside.filter((address) => !isPublicAddress(address))).toEqual([])
})

test('[UP-05] names of push services have letters, figures and hyphens, and end as names of the internet do', () => {
  const right = ['a.io', '1.example.com', 'a-b.c-d.example', 'push.localhost.example', 'home.example']
  expect(right.filter((name) => !isPushEndpoint(`https://${name}/a`))).toEqual([])
  const wrong = ['push.example.c', 'push_1.example.com', 'push.example.c0m', 'example', 'push..example.com']
  expect(wrong.filter((name) => isPushEndpoint(`https://${name}/a`))).toEqual([])
})
