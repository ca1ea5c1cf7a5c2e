import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { startDemo } from './demo.ts'
import { freePort } from './server.ts'
const demo = await startDemo()
for (const path of process.argv.slice(2)) {
  for (let i = 0; i < 3; i++) {
  const port = await freePort()
  const child = spawn(chromiumPath(), [...chromiumFlags, `--remote-debugging-port=${port}`, `--user-data-dir=${mkdtempSync('/tmp/lh-')}`, 'about:blank'], { stdio: 'ignore' })
  for (let t = 0; t < 100; t++) { if ((await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok) break; await new Promise((r) => setTimeout(r, 100)) }
  const r = await lighthouse(`${demo.url}/?corp=demo#${path}`, { port, logLevel: 'error', onlyCategories: ['performance'] })
  const a = r!.lhr.audits
  writeFileSync(`/tmp/lh-${i}-${path.replaceAll('/', '_')}.json`, r!.report as string)
  console.log(path, i, r!.lhr.categories.performance!.score, ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'].map((k) => `${k} ${a[k]!.displayValue} (${a[k]!.score})`).join(' | '), 'benchmarkIndex', r!.lhr.environment.benchmarkIndex)
  child.kill()
  }
}
await demo.stop(); process.exit(0)
