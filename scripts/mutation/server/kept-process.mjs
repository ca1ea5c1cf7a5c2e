// A pool of Vitest's whose process outlives a run: a mutant meets its tests in a server that was loaded for another.
import { EventEmitter } from 'node:events'
import pg from 'pg'
import { ForksPoolWorker } from 'vitest/node'

/** So many runs share a process and its database; the next one finds neither memory nor rows of those before. */
const longestLife = 40
/** A run of this length has hung somewhere, and may have left work behind. */
const suspiciousMs = 8000

/** What the last run has left behind: { forks, runs, isStatic, isSpoiled }. */
let kept

const isStaticMutant = ({ mode, mutantActivation }) => mode === 'mutant' && mutantActivation === 'static'

async function dropDatabase(templateUrl) {
  const client = new pg.Client({ connectionString: templateUrl.replace(/template$/, 'tiffin') })
  await client.connect()
  await client.query('drop database if exists worker_1 with (force)')
  await client.end()
}

async function endKept() {
  const { forks } = kept
  kept = undefined
  await forks.stop().catch(() => {})
}

/** Stands for the process in one run; the next run has another that stands for the same. */
class KeptProcess {
  name = 'kept'
  cacheFs = true
  #events = new EventEmitter()
  #options
  #startedAt = performance.now()
  /** Files that wait for the one before them. */
  #waiting = []

  constructor(options) {
    this.#options = options
  }

  /** A run that has failed loads no further file. */
  #onMessage = (message) => {
    const hasFailed = this.#options.project.vitest.state.getFiles().some(({ result }) => result?.state === 'fail')
    const next = message?.type === 'testfileFinished' && !message.error && !hasFailed && this.#waiting.shift()
    if (next) kept?.forks.send(next)
    else this.#events.emit('message', message)
  }

  #onExit = (...args) => {
    if (kept) kept.isSpoiled = true
    this.#events.emit('exit', ...args)
  }

  on(event, callback) {
    this.#events.on(event, callback)
  }

  off(event, callback) {
    this.#events.off(event, callback)
  }

  deserialize(message) {
    return message
  }

  send(message) {
    if (message.type === 'stop')
      return this.#events.emit('message', { __vitest_worker_response__: true, type: 'stopped' })
    const { context } = message
    if (message.type !== 'run') return kept?.forks.send(message)
    this.#waiting = context.files.map((file) => ({ ...message, context: { ...context, files: [file] } }))
    kept?.forks.send(this.#waiting.shift())
  }

  async start() {
    const context = this.#options.project.getProvidedContext()
    const isStatic = isStaticMutant(context)
    if (kept && (isStatic || kept.isStatic || kept.isSpoiled || kept.runs >= longestLife)) await endKept()
    if (!kept) {
      await dropDatabase(context.templateUrl)
      kept = { forks: new ForksPoolWorker(this.#options), runs: 0, isStatic, isSpoiled: false }
      await kept.forks.start()
    }
    kept.runs++
    kept.forks.on('message', this.#onMessage)
    kept.forks.on('exit', this.#onExit)
  }

  async stop() {
    if (!kept) return
    kept.forks.off('message', this.#onMessage)
    kept.forks.off('exit', this.#onExit)
    if (performance.now() - this.#startedAt > suspiciousMs) kept.isSpoiled = true
  }
}

/** Makes all runs of a project use one process after the other. */
export const keepProcess = {
  name: 'kept-process',
  configureVitest({ vitest, project }) {
    project.config.pool = 'kept'
    project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptProcess(options) }
    vitest.onClose(async () => {
      if (kept) await endKept()
    })
  },
}
