// A Vitest that is kept for many faults: to start one, and to read an app's code again, takes longer than most tests (docs/decisions/0150).
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ownNode } from '../setup.mjs'

const mark = 'report '

/** Lets it run in a copy of the tree with the environment of its tests, from the first run that is asked for. */
export function keepVitest(copy, env) {
  let child
  let answer

  const start = () => {
    const own = spawn(ownNode(), ['scripts/mutants/kept-vitest.mjs'], {
      ...{ cwd: copy, stdio: ['pipe', 'pipe', 'ignore'], env: { ...process.env, ...env } },
    })
    own.stdin.on('error', () => {})
    createInterface({ input: own.stdout }).on('line', (line) => {
      if (line.startsWith(mark)) answer?.(JSON.parse(line.slice(mark.length)) ?? undefined)
    })
    own.once('exit', () => {
      child = undefined
      answer?.(undefined)
    })
    return own
  }

  /** `{ tests, title, isShort, changed }`: answers the report, or nothing when it took too long; the next run has another one then. */
  const run = async (wish, longestMs) => {
    child ??= start()
    const timer = setTimeout(() => child?.kill('SIGTERM'), longestMs)
    const report = await new Promise((resolve) => {
      answer = resolve
      child.stdin.write(`${JSON.stringify(wish)}\n`)
    })
    clearTimeout(timer)
    return report
  }

  const end = async () => {
    if (!child) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdin.end()
    await ended
  }
  return { run, end }
}
