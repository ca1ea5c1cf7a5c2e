// npm run simulate: plays random histories of orders, stock, coupons, points, payments and refunds, with crashes of the server and lost messages (docs/decisions/0141).
// npm run simulate -- --seeds 20000                 so many histories; 1,000 unless said
// npm run simulate -- --seeds 10 --seed 16 --path 198:1:2   the run that failed, as it was printed
import { parseArgs } from 'node:util'
import { fail, install, ownNode, run } from './setup.mjs'

const text = { type: 'string' }
try {
  const { values } = parseArgs({ options: { seeds: { ...text, default: '1000' }, seed: text, path: text } })
  process.env.SIMULATE_SEEDS = values.seeds
  if (values.seed) process.env.SIMULATE_SEED = values.seed
  if (values.path) process.env.SIMULATE_PATH = values.path
  await install()
  await run(ownNode(), ['scripts/test.mjs', '--project', 'server', 'server/test/simulation'])
} catch (error) {
  fail(error)
}
