import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { chromiumFlags, chromiumPath } from '../../e2e/src/browser.ts'
import { startDemo } from './demo.ts'
import { type Figure, median, score } from './figure.ts'
import { freePort } from './server.ts'

const runs = 5
const pages = { Home: '/', Menu: '/pages/home/menu/menu' }

async function startChromium() {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'tiffin-bench-'))
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(chromiumPath(), args, { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok) break
    await sleep(100)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { port, stop }
}

interface Scores {
  readonly performance: number
  readonly accessibility: number
}

async function measureOnce(url: string): Promise<Scores> {
  const browser = await startChromium()
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    })
    const of = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)
    return { performance: of('performance'), accessibility: of('accessibility') }
  } finally {
    await browser.stop()
  }
}

/** Lighthouse's mobile profile on the demo brand with its pictures, median of five. */
export async function measureLighthouse(): Promise<Figure[]> {
  await using demo = await startDemo()
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const url = `${demo.url}/?corp=demo#${path}`
    const scores: Scores[] = []
    for (let run = 0; run < runs; run++) scores.push(await measureOnce(url))
    const of = (key: keyof Scores) => median(scores.map((each) => each[key]))
    figures.push(score(`Lighthouse ${name}, performance`, { value: of('performance'), limit: 95 }))
    figures.push(score(`Lighthouse ${name}, accessibility`, { value: of('accessibility'), limit: 100 }))
  }
  return figures
}
