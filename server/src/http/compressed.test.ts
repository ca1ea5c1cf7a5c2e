import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { findVersion } from '@tiffin/contract/common'
import { findProducts } from '@tiffin/contract/product'
import { expect, test } from 'vitest'
import { headersOf, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import { buildProduct, buildShop } from '../../test/build-shop.ts'
import { readyText } from '../base/ready-bytes.ts'

const app = testApp()

async function openShop() {
  const corp = await buildCorp()
  const { storeId, productId } = await buildShop(corp)
  const products = await Promise.all(Array.from({ length: 5 }, () => buildProduct(corp)))
  return { corp, body: { storeId, productIdList: [productId, ...products.map((one) => one.productId)] } }
}

/** Several products, or what another path answers. */
async function read(encoding: string, url: string = findProducts.path) {
  const { corp, body } = await openShop()
  const headers = { ...headersOf({ corp }), 'accept-encoding': encoding }
  const payload = JSON.stringify(body)
  const { rawPayload, headers: answered } = await app.http.inject({ method: 'POST', url, headers, payload })
  return { bytes: rawPayload, encoding: answered['content-encoding'], vary: answered.vary }
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const)('an answer above 2 KB is compressed for who takes %s', async (accepted, encoding, open) => {
  const answer = await read(accepted)
  expect([answer.encoding, answer.vary]).toEqual([encoding, 'accept-encoding'])
  const plain = open(answer.bytes)
  expect(plain.length).toBeGreaterThan(2048)
  expect(answer.bytes.length).toBeLessThan(plain.length / 2)
  expect(JSON.parse(plain.toString())).toMatchObject({ code: 200 })
})

test('a short answer, and one for who takes no compressed ones, comes as it is', async () => {
  expect((await read('gzip, br', findVersion.path)).encoding).toBeUndefined()
  const long = await read('identity')
  expect([long.encoding, JSON.parse(long.bytes.toString()).code]).toEqual([undefined, 200])
})

test('of an answer that is sent many times only the compressed forms are kept, of a small one too', async () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_none, n) => ({ n })))
  const kept = await readyText(text)
  expect(kept.size).toBe((kept.br?.length ?? 0) + (kept.gzip?.length ?? 0))
  expect(kept.choose('identity').bytes.toString()).toBe(text)
})

test('a kept answer is unpacked once for callers who take no compression, and not held for ever', async () => {
  const texts = Array.from({ length: 40 }, (_none, n) => JSON.stringify({ n, filling: 'x'.repeat(131_072) }))
  const [first, ...others] = await Promise.all(texts.map(readyText))
  const plain = first?.choose('identity').bytes
  expect(first?.choose('identity').bytes).toBe(plain)
  for (const other of others) other.choose('identity')
  const again = first?.choose('identity').bytes
  expect(again).not.toBe(plain)
  expect(again?.toString()).toBe(texts[0])
})
