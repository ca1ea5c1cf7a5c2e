import { writeSheetFile } from '../../server/src/modules/draft/sheet/file/write-sheet-file.ts'
import { atMost, type Figure } from './figure.ts'
import { ask, insertOwner, person } from './publish.ts'
import { type Running, startServer } from './server.ts'
import { analyze, benchCorp, openShop } from './shop.ts'

const [rows, mostSeconds] = [5000, 10]

interface Trial {
  readonly sheetList: readonly { readonly created: number }[]
  readonly faultCount: number
}

/** A workbook of as many products as sizes, below two headings that are named by their names. */
function writeRows(): Promise<Uint8Array> {
  const codes = Array.from({ length: rows / 2 - 1 }, (_each, place) => `P-${place}`)
  const sheet = (name: string, ...cells: string[][]) => ({ name, rows: cells })
  return writeSheetFile('xlsx', [
    sheet('categories', ['id', 'name.en-US'], ['bench-hot', 'Bench hot'], ['bench-cold', 'Bench cold']),
    sheet(
      'products',
      ['code', 'category', 'name.en-US'],
      ...codes.map((code) => [code, 'Bench hot', `Product ${code}`]),
    ),
    sheet('sizes', ['code', 'product', 'price'], ...codes.map((code) => [`S-${code}`, code, '3.50'])),
  ])
}

/** Tries a file out; what it would do. */
async function tryOut({ url }: Running, token: string, bytes: Uint8Array): Promise<Trial> {
  const body = new FormData()
  body.set('mode', 'try')
  body.set('name', 'Bench')
  body.set('file', new Blob([Buffer.from(bytes)]), 'menu.xlsx')
  const headers = { 'corp-id': benchCorp, 'accept-language': 'en-US', authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/app/desk/sheet/import`, { method: 'POST', headers, body })
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Trial } // as the contract says
  if (code !== 200) throw new Error(`desk/sheet/import: ${code} ${message}`)
  return data
}

/** How long it takes to say what a workbook of 5,000 rows would do to a menu of 500 products. */
export async function measureSheet(): Promise<Figure[]> {
  await using shop = await openShop()
  await insertOwner(shop)
  await analyze(shop.url)
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const { token } = await ask<{ token: string }>(server, { path: 'desk/login/log-in', body: person })
  const bytes = await writeRows()
  const startedAt = performance.now()
  const { sheetList, faultCount } = await tryOut(server, token, bytes)
  const seconds = (performance.now() - startedAt) / 1000
  const made = sheetList.reduce((sum, { created }) => sum + created, 0)
  if (faultCount > 0 || made !== rows) throw new Error(`${made} of ${rows} rows would be made, ${faultCount} are wrong`)
  return [
    atMost(`trying out a workbook of ${rows} rows`, { value: seconds, limit: mostSeconds, unit: 's', beside: 'goal' }),
  ]
}
