import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { locateNetwork } from '@tiffin/contract/common'
import { refusals } from '@tiffin/contract/refusals'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, saidInLog, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { ipinfoProvider, providerOf } from './provider.ts'
import { publicAddress } from './public-address.ts'

const host = { asked: [] as string[], authorization: '', accept: '', status: 200, body: {} as unknown }
const server = createServer((request, response) => {
  host.asked.push(request.url ?? '')
  host.authorization = request.headers.authorization ?? ''
  host.accept = request.headers.accept ?? ''
  if (host.status === 0) return // keeps silent
  const status = request.url === '/elsewhere' ? 200 : host.status
  response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' })
  response.end(typeof host.body === 'string' ? host.body : JSON.stringify(host.body))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // it listens on TCP
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const config = { trustProxy: 1 }
const maps = { url: `http://127.0.0.1:${port}`, key: 'key-of-ours' }
const shop = testApp({ config, locations: ipinfoProvider(maps, 200) })
const without = testApp({ config })
const corp = await buildCorp()
let last = 0

/** Asked from a network of its own unless said. */
const locate = (from = `203.0.${++last}.77`, on = shop) =>
  ask(on, locateNetwork, { corp, headers: { 'x-forwarded-for': from } })

beforeEach(() => {
  Object.assign(host, { asked: [], status: 200, body: { ip: '203.0.1.0', loc: '1.29027,103.85199' } })
})

describe('where a network is', () => {
  it('[R-7.17] comes from the provider in the settings, asked with our key, in thousandths of a degree', async () => {
    const { data } = await locate('203.0.113.77')
    expect(data).toEqual({ latitude: 1.29, longitude: 103.852, accuracy: 25_000, source: 'ip' })
    expect(host.authorization).toBe('Bearer key-of-ours')
  })

  it('[R-7.17] is unknown unless the settings name a provider', async () => {
    expect((await locate(undefined, without)).code).toBe(refusals.positionUnavailable)
  })

  it('[R-7.17][PV-05] is asked with the household left out, and of no private network at all', async () => {
    await locate('198.51.100.23')
    expect(host.asked).toEqual(['/198.51.100.0/json'])
    for (const from of [
      '10.1.2.3',
      '192.168.1.5',
      '127.0.0.1',
      '::1',
      'fe80::1',
      'fd12::1',
      '100.64.3.1',
      '172.20.0.1',
    ])
      expect([from, (await locate(from)).code]).toEqual([from, refusals.positionUnavailable])
    expect(host.asked).toHaveLength(1)
    expect(publicAddress('2a01:4f8:1c1b:2c00::/64')).toBe('2a01:4f8:1c1b::')
    expect(publicAddress('2a01::/64')).toBe('2a01:0:0::')
    expect(publicAddress('nonsense')).toBeUndefined()
  })

  it('[PV-05] is known for a minute in memory, and who asks stands in no log', async () => {
    await locate('192.0.2.61')
    await locate('192.0.2.62')
    host.status = 500
    await locate('198.18.9.44')
    expect(host.asked).toHaveLength(2)
    expect(saidInLog()).toContain('answered 500')
    expect(saidInLog()).not.toMatch(/192\.0\.2|198\.18|103\.85|key-of-ours/)
  })

  it.each([
    ['1.5,100', { latitude: 1.5, longitude: 100 }],
    ['-90,-180', { latitude: -90, longitude: -180 }],
    ['90,180', { latitude: 90, longitude: 180 }],
    ['12,3.25', { latitude: 12, longitude: 3.25 }],
    ['91,10', undefined],
    ['10,181', undefined],
    ['at 1,2', undefined],
    ['1,2,3', undefined],
    ['1', undefined],
  ])('is read of %s as %j', async (loc, found) => {
    host.body = { loc }
    expect(await ipinfoProvider(maps, 2000).find('203.0.113.0')).toEqual(found && { ...found, accuracy: 25_000 })
    expect(host.accept).toBe('application/json')
  })

  it('is asked of the provider that the settings name, or of none', () => {
    expect(providerOf(maps)?.name).toBe('ip')
    expect(providerOf(undefined)).toBeUndefined()
  })

  it.each([
    ['does not know', 200, { ip: '203.0.1.0', bogon: true }],
    ['answers another shape', 200, { loc: 'nowhere' }],
    ['answers a place off the earth', 200, { loc: '95,200' }],
    ['answers no JSON', 200, '<html>'],
    ['refuses', 429, {}],
    ['leads elsewhere', 302, { loc: '1,1' }],
    ['keeps silent', 0, {}],
  ])('[R-7.17] is refused when the provider %s', async (_what, status, body) => {
    Object.assign(host, { status, body })
    expect((await locate()).code).toBe(refusals.positionUnavailable)
  })
})
