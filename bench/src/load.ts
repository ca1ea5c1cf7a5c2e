import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A load: a script of wrk with its arguments. */
export interface Load {
  readonly url: string
  readonly script: string
  readonly args?: readonly string[]
  readonly connections: number
  readonly seconds: number
}

/** The result of a load. */
export interface Served {
  readonly perSecond: number
  /** Of one core, what the generator itself used: 0 to 1. */
  readonly generatorShare: number
}

/** A generator that is nearly as busy as a core measures itself. */
const mostShare = 0.8

/** Seconds of processor that a process has had so far; undefined where the system does not say. */
export function cpuSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticksPerSecond = 100 // USER_HZ of Linux, whatever the kernel counts in
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Refuses to start without wrk. */
export function requireWrk(): void {
  if (spawnSync('wrk', ['--version']).error)
    throw new Error('The bench makes its load with wrk, which is not installed (Debian: apt install wrk).')
}

/** Runs wrk; the last look at its processor time is at most a tenth of a second before its end. */
async function run(args: readonly string[]): Promise<{ output: string; cpu: number }> {
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let cpu = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const watch = setInterval(() => {
    cpu = (child.exitCode === null ? cpuSeconds(child.pid ?? 0) : undefined) ?? cpu
  }, 100)
  try {
    const [code] = (await once(child, 'close')) as [number] // of a child that ended by itself
    if (code !== 0) throw new Error(`wrk ended with ${code}: ${output.slice(-300)}`)
    return { output, cpu }
  } finally {
    clearInterval(watch)
  }
}

/** Makes load for some seconds. Refuses what was answered wrongly, and a figure that the generator itself has limited. */
export async function load({ url, script, args = [], connections, seconds }: Load): Promise<Served> {
  const file = join(mkdtempSync(join(tmpdir(), 'tiffin-bench-')), 'load.lua')
  writeFileSync(file, `${script}\n${checking}`)
  const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', file]
  const { output, cpu } = await run([...settings, url, '--', ...args])
  const report = JSON.parse(/^bench (.*)$/m.exec(output)?.[1] ?? 'null') as Report | null
  if (!report) throw new Error(`wrk printed no report: ${output.slice(-300)}`)
  if (report.wrong > 0 || report.failed > 0)
    throw new Error(
      `${report.wrong} answers were wrong, ${report.failed} requests failed: ${report.first.slice(0, 300)}`,
    )
  const generatorShare = cpu / report.seconds
  if (generatorShare > mostShare)
    throw new Error(`Run discarded: the generator used ${Math.round(generatorShare * 100)} % of a core.`)
  return { perSecond: report.answers / report.seconds, generatorShare }
}

/** The line that `checking` prints. */
interface Report {
  readonly answers: number
  readonly seconds: number
  readonly wrong: number
  readonly failed: number
  readonly first: string
}

/** What every script ends with: each answer is checked where the script defines `right`, and the sums are printed as one line. */
const checking = `
threads = {}
function setup(thread) table.insert(threads, thread) end
wrong, first = 0, ''
if right then
  function response(status, headers, body)
    if status ~= 200 or not right(body) then
      wrong = wrong + 1
      first = status .. ' ' .. body:sub(1, 250)
    end
  end
end
function done(summary)
  local sum, text = 0, ''
  for _, thread in ipairs(threads) do
    sum = sum + thread:get('wrong')
    if thread:get('first') ~= '' then text = thread:get('first') end
  end
  local errors = summary.errors
  io.write(string.format('bench {"answers": %d, "seconds": %f, "wrong": %d, "failed": %d, "first": "%s"}\\n',
    summary.requests, summary.duration / 1e6, sum,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout, text:gsub('[%c"\\\\]', ' ')))
end
`

/** A text as Lua writes it. */
export const lua = (text: string): string => JSON.stringify(text)
