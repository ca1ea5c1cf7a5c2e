// npm test: set-up, check, unit and server tests, then the journeys in a browser.
// npm test -- --project core: only what Vitest makes of these arguments.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, fail, install, ownNode, root, run, say } from './setup.mjs'

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]
const findBrowser = () => [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path))

async function ensureBrowser() {
  if (findBrowser()) return findBrowser()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing chromium for the journeys (once) …')
    await run('apt-get', ['-qq', 'update'], { what: 'apt-get update' })
    const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'chromium'], {
      what: 'installing chromium',
      env: quiet,
    })
  }
  const found = findBrowser()
  if (!found)
    throw new Error('The journeys need a Chromium: install the package chromium, or set CHROMIUM_PATH to one.')
  return found
}

const hasJourneys = () =>
  existsSync(join(root, 'e2e', 'playwright.config.ts')) &&
  readdirSync(join(root, 'e2e'), { recursive: true }).some((name) => String(name).endsWith('.spec.ts'))

async function main() {
  const args = process.argv.slice(2)
  await install()
  const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args]
  if (args.length > 0) return run(ownNode(), vitest, { what: 'the tests' })

  const journeys = hasJourneys()
  const browser = journeys ? await ensureBrowser() : undefined
  say('\nCheck: format, lint, types')
  await run(ownNode(), ['scripts/check.mjs'])
  const reports = mkdtempSync(join(tmpdir(), 'tiffin-tests-'))
  const ofTests = join(reports, 'tests.json')
  const ofJourneys = join(reports, 'journeys.json')
  say('\nTests: rules, calls on a real database, screens')
  await run(ownNode(), [...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${ofTests}`])
  if (!journeys) return
  await build()
  say('\nJourneys in a browser')
  const playwright = [
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
  ]
  await run(ownNode(), playwright, {
    env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: ofJourneys },
  })
  say('\nRequirements')
  await run(ownNode(), ['scripts/coverage.mjs', '--ran', ofTests, ofJourneys])
  rmSync(reports, { recursive: true })
}

main().catch(fail)
