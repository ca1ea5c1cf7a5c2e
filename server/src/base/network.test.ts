import { expect, test } from 'vitest'
import { isOwnSide, networkOf, networksAround } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['', ''],
])('[RL-02] %s counts as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['2001:db8:1:2345::/64', ['2001:db8:1::/48', '2001:db8:1:2300::/56', '2001:db8:1:2345::/64']],
  ['2001:db8:1:7::/64', ['2001:db8:1::/48', '2001:db8:1:0::/56', '2001:db8:1:7::/64']],
  ['192.0.2.1', ['192.0.2.1']],
  ['', ['']],
])('[RL-01] budgets of %s are also those of the wider networks %j', (network, around) => {
  expect(networksAround(network)).toEqual(around)
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['203.0.113.7', false],
  ['172.32.0.1', false],
  ['2001:db8::1', false],
  ['', false],
])('[RL-02] %s is on our own side of the internet: %s', (address, isOwn) => {
  expect(isOwnSide(networkOf(address))).toBe(isOwn)
})
