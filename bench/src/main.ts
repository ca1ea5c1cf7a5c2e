import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import { measureAnonymous } from './anonymous.ts'
import { measureBoard } from './board.ts'
import { measureBoardPage } from './board-page.ts'
import { measureBrands } from './brands.ts'
import { measureCrowd } from './crowd.ts'
import { type Figure, table } from './figure.ts'
import { measureFirstPage } from './first-page.ts'
import { measureBusyLighthouse, measureLighthouse } from './lighthouse.ts'
import { requireWrk } from './load.ts'
import { measureMemory } from './memory.ts'
import { measureMenu } from './menu.ts'
import { measureMenuPage } from './menu-page.ts'
import { measureOrders } from './orders.ts'
import { measurePricing } from './pricing.ts'
import { measurePublish } from './publish.ts'
import { measureSheet } from './sheet.ts'
import { measureWebPricing } from './web-pricing.ts'

const measures: Record<string, () => Promise<Figure[]>> = {
  menu: measureMenu,
  order: measureOrders,
  board: measureBoard,
  'board-page': measureBoardPage,
  brands: measureBrands,
  crowd: measureCrowd,
  anonymous: measureAnonymous,
  memory: measureMemory,
  publish: measurePublish,
  sheet: measureSheet,
  pricing: measurePricing,
  'web-pricing': measureWebPricing,
  'menu-page': measureMenuPage,
  'first-page': measureFirstPage,
  lighthouse: measureLighthouse,
  'lighthouse-busy': measureBusyLighthouse,
}

const args = process.argv.slice(2)
const names = args.length > 0 ? args : Object.keys(measures)
if (names.some((name) => ['menu', 'order', 'brands', 'crowd'].includes(name))) requireWrk()
const figures: Figure[] = []
for (const name of names) {
  const measure = measures[name]
  if (!measure) throw new Error(`There is no measure called ${name}; there are: ${Object.keys(measures).join(', ')}.`)
  process.stdout.write(`\nMeasuring ${name} …\n`)
  figures.push(...(await measure()))
}

const results = fileURLToPath(new URL('../results/', import.meta.url))
mkdirSync(results, { recursive: true })
const machine = {
  cores: cpus().length,
  cpu: cpus()[0]?.model ?? '',
  platform: platform(),
  arch: arch(),
  node: process.version,
}
const file = args.length > 0 ? `${args.join('-')}.json` : 'all.json'
writeFileSync(`${results}${file}`, `${JSON.stringify({ machine, figures }, null, 2)}\n`)
process.stdout.write(`\n${table(figures)}\n\nKept in bench/results/${file}\n`)
process.exit(figures.every(({ holds }) => holds) ? 0 : 1)
