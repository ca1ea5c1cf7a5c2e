import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const place = mkdtempSync(join(tmpdir(), 'tiffin-layers-'))
afterAll(() => rmSync(place, { recursive: true }))

type Probe = readonly [layer: string, file: string, imported: string]

/** Another app, each of them once. */
const other = (app: string) => ({ web: 'counter', counter: 'desk' })[app] ?? 'web'

const refused: readonly Probe[] = [
  ['core → a library', 'core/src/order/probe.ts', 'zod'],
  ['core → the machine', 'core/src/order/probe.ts', 'node:fs/promises'],
  ['contract → a library', 'contract/src/probe.ts', 'fastify'],
  ['module → inside of a module', 'server/src/modules/order/probe.ts', '../coupon/queries.ts'],
  ['part of a module → inside of a module', 'server/src/modules/order/place/probe.ts', '../../coupon/queries.ts'],
  ['part of a module → part of a module', 'server/src/modules/order/place/probe.ts', '../../push/browser/messenger.ts'],
  ['part of a module → demo', 'server/src/modules/order/place/probe.ts', '@tiffin/demo/rows/rows'],
  ['part of a use case → http', 'server/src/modules/order/place/probe.ts', '../../../http/route.ts'],
  ['module → start', 'server/src/modules/order/probe.ts', '../../serve.ts'],
  ['use case → http', 'server/src/modules/order/probe.ts', '../../http/route.ts'],
  ['use case → fastify', 'server/src/modules/order/probe.ts', 'fastify'],
  ['db → modules', 'server/src/db/probe.ts', '../modules/order/index.ts'],
  ['db → http', 'server/src/db/probe.ts', '../http/route.ts'],
  ['base → db', 'server/src/base/probe.ts', '../db/database.ts'],
  ['http → module', 'server/src/http/probe.ts', '../modules/corp/index.ts'],
  ['job → module', 'server/src/jobs/probe.ts', '../modules/corp/index.ts'],
  ['job → http', 'server/src/jobs/probe.ts', '../http/app.ts'],
  ...['serving', 'base', 'db', 'docs', 'http', 'jobs', 'modules/corp'].map(
    (folder) => [`server: ${folder} → demo`, `server/src/${folder}/probe.ts`, '@tiffin/demo/rows/rows'] as const,
  ),
  ['module → preparation of the demo', 'server/src/modules/corp/probe.ts', '../../demo/prepare-demo.ts'],
  ['demo → @tiffin/server', 'demo/src/rows/probe.ts', '@tiffin/server/probe.ts'],
  ['demo → server', 'demo/src/rows/probe.ts', '../../../server/src/db/database.ts'],
  ['demo → @tiffin/kit', 'demo/src/corps/probe.ts', '@tiffin/kit/client/probe.ts'],
  ['demo → web', 'demo/src/illustrator/probe.ts', '../../../web/src/probe.ts'],
  ...['web', 'counter', 'desk'].flatMap((app) => [
    [`${app} → server`, `${app}/src/data/probe.ts`, '../../../server/src/config.ts'] as const,
    [`${app} → demo`, `${app}/src/data/probe.ts`, '@tiffin/demo/rows/rows'] as const,
    [`${app} → another app`, `${app}/src/shell/probe.ts`, `../../../${other(app)}/src/probe.ts`] as const,
    ...[
      ...['data', 'data/order', 'device', 'device/media', 'features/cart', 'screens/menu', 'screens/home/account'],
      ...['state', 'state/cart', 'ui'],
    ].map(
      (layer) =>
        [`${app}: ${layer} → another app`, `${app}/src/${layer}/probe.ts`, `@tiffin/${other(app)}/probe.ts`] as const,
    ),
    [`${app}: ui → kit/client`, `${app}/src/ui/probe.ts`, '@tiffin/kit/client/probe.ts'] as const,
    [`${app}: data → kit/ui`, `${app}/src/data/probe.ts`, '@tiffin/kit/ui/probe.tsx'] as const,
    ...['ui', 'data', 'state', 'device'].map(
      (layer) =>
        [`${app}: ${layer} → kit/choose`, `${app}/src/${layer}/probe.ts`, '@tiffin/kit/choose/probe.tsx'] as const,
    ),
    [`${app} → the machine`, `${app}/src/shell/probe.ts`, 'node:fs'] as const,
    ...[
      ['ui', '../data/probe.ts'],
      ['ui', '../state/probe.ts'],
      ['ui', '../screens/menu/probe.ts'],
      ['device', '../state/probe.ts'],
      ['state', '../data/probe.ts'],
      ['state', '../screens/menu/probe.ts'],
      ['data', '../features/cart/probe.ts'],
      ['device/media', '../../state/cart/probe.ts'],
      ['state/cart', '../../data/order/probe.ts'],
      ['data/order', '../../features/cart/probe.ts'],
      ['data/order', '../../screens/menu/probe.ts'],
      ['features/login/fields', '../../../screens/menu/probe.ts'],
    ].map(([layer, to]) => [`${app}: ${layer} → ${to}`, `${app}/src/${layer}/probe.ts`, `${to}`] as const),
    [`${app}: feature → screen`, `${app}/src/features/cart/probe.ts`, '../../screens/menu/probe.ts'] as const,
    [`${app}: screen → shell`, `${app}/src/screens/menu/probe.ts`, '../../shell/probe.ts'] as const,
    [`${app}: screen → screen`, `${app}/src/screens/menu/probe.ts`, '../home/probe.ts'] as const,
    [`${app}: part of a screen → screen`, `${app}/src/screens/home/account/probe.ts`, '../../menu/probe.ts'] as const,
  ]),
  ...['client', 'ui', 'choose'].flatMap((part) => [
    [`kit/${part} → web`, `kit/${part}/probe.ts`, '../../web/src/probe.ts'] as const,
    [`kit/${part} → @tiffin/web`, `kit/${part}/probe.ts`, '@tiffin/web/probe.ts'] as const,
    [`kit/${part} → counter`, `kit/${part}/probe.ts`, '../../counter/src/probe.ts'] as const,
    [`kit/${part} → desk`, `kit/${part}/probe.ts`, '../../desk/src/probe.ts'] as const,
    [`kit/${part} → @tiffin/desk`, `kit/${part}/probe.ts`, '@tiffin/desk/probe.ts'] as const,
    [`kit/${part} → server`, `kit/${part}/probe.ts`, '../../server/src/config.ts'] as const,
    [`kit/${part} → the machine`, `kit/${part}/probe.ts`, 'node:fs'] as const,
  ]),
  ['kit/ui → kit/client', 'kit/ui/probe.ts', '../client/probe.ts'],
  ['kit/client → kit/ui', 'kit/client/probe.ts', '../ui/probe.tsx'],
  ['kit/client → kit/choose', 'kit/client/probe.ts', '../choose/probe.tsx'],
  ['kit/ui → kit/choose', 'kit/ui/probe.ts', '../choose/probe.tsx'],
  ['kit/ui → phrases', 'kit/ui/probe.ts', '@tiffin/phrases/locales'],
  ['kit/ui → contract', 'kit/ui/probe.ts', '@tiffin/contract/calls'],
]

const allowed: readonly Probe[] = [
  ['core → core', 'core/src/order/probe.ts', '../money/money.ts'],
  ['contract → core', 'contract/src/probe.ts', '@tiffin/core/money/money'],
  ['part of a module → index of a module', 'server/src/modules/order/place/probe.ts', '../../coupon/index.ts'],
  ['part of a module → its module', 'server/src/modules/order/place/probe.ts', '../rows.ts'],
  ['part of a module → another part of it', 'server/src/modules/order/place/probe.ts', '../move/probe.ts'],
  ['part of a module → base', 'server/src/modules/order/place/probe.ts', '../../../base/refusal.ts'],
  ['module → index of a module', 'server/src/modules/order/probe.ts', '../coupon/index.ts'],
  ['preparation of the demo → demo', 'server/src/demo/probe.ts', '@tiffin/demo/rows/rows'],
  ['start → preparation of the demo', 'server/src/probe.ts', './demo/prepare-demo.ts'],
  ['demo → core', 'demo/src/rows/probe.ts', '@tiffin/core/money/money'],
  ['http → base', 'server/src/http/probe.ts', '../base/refusal.ts'],
  ['db → base', 'server/src/db/probe.ts', '../base/refusal.ts'],
  ['ui → ui', 'web/src/ui/pull/probe.ts', '../picture.tsx'],
  ['ui → kit/ui', 'web/src/ui/probe.ts', '@tiffin/kit/ui/icon.tsx'],
  ['screen → kit/ui', 'web/src/screens/menu/probe.ts', '@tiffin/kit/ui/icon.tsx'],
  ['data → contract of the desk', 'desk/src/data/probe.ts', '@tiffin/contract/desk/team'],
  ['data → kit/client', 'web/src/data/probe.ts', '@tiffin/kit/client/call.ts'],
  ['kit/client → contract', 'kit/client/probe.ts', '@tiffin/contract/calls'],
  ['kit/client → phrases', 'kit/client/probe.ts', '@tiffin/phrases/key'],
  ['kit/choose → kit/client', 'kit/choose/probe.ts', '../client/probe.ts'],
  ['kit/choose → kit/ui', 'kit/choose/probe.ts', '../ui/probe.tsx'],
  ['feature → kit/choose', 'counter/src/features/cart/probe.ts', '@tiffin/kit/choose/probe.tsx'],
  ['kit/ui → core', 'kit/ui/probe.ts', '@tiffin/core/theme/color'],
  ['data → state', 'web/src/data/order/probe.ts', '../../state/cart/cart.ts'],
  ['state → entry', 'web/src/state/store/probe.ts', '../../entry/kept-values.ts'],
  ['shell → shell', 'web/src/shell/start/probe.ts', '../pages/routes.ts'],
  ['feature → feature', 'web/src/features/cart/probe.ts', '../product/probe.ts'],
  ['screen → feature', 'web/src/screens/menu/probe.ts', '../../features/cart/probe.ts'],
  ['part of a screen → its screen', 'web/src/screens/home/account/probe.ts', '../probe.ts'],
  ['part of a screen → feature', 'web/src/screens/home/account/probe.ts', '../../../features/cart/probe.ts'],
]

const fileOf = ([, file]: Probe, index: number) => file.replace('probe.ts', `probe-${index}.ts`)

/** Writes each probe as a file of its own, beside a copy of the linter's rules, and answers the files that the linter refuses. */
function lint(probes: readonly Probe[]): Set<string> {
  const rules = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  writeFileSync(join(place, 'biome.json'), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }))
  cpSync(join(root, 'scripts/lint'), join(place, 'scripts/lint'), { recursive: true })
  probes.forEach((probe, index) => {
    const file = join(place, fileOf(probe, index))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { probe } from '${probe[2]}'\n\nexport const probed = probe\n`)
  })
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  let report: string
  try {
    report = execFileSync(process.execPath, [biome, ...args], { cwd: place, encoding: 'utf8', stdio: 'pipe' })
  } catch (fault) {
    report = (fault as { stdout: string }).stdout // as: the linter ends with 1 when it refuses something
  }
  const { diagnostics } = JSON.parse(report) as { diagnostics: { category: string; location: { path: string } }[] }
  const found = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports')
  return new Set(found.map(({ location }) => location.path))
}

const probes = [...refused, ...allowed]
const found = lint(probes)
const cases = probes.map((probe, index) => ({ layer: probe[0], file: fileOf(probe, index) }))

test.each(cases.slice(0, refused.length))('the linter refuses $layer', ({ file }) => {
  expect(found.has(file)).toBe(true)
})

test.each(cases.slice(refused.length))('the linter takes $layer', ({ file }) => {
  expect(found.has(file)).toBe(false)
})
