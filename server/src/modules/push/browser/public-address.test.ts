import { expect, test } from 'vitest'
import { isPublicAddress, isPushEndpoint } from './public-address.ts'

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
