// A pool of Vitest's whose process outlives a run: what it has loaded of libraries is there for the next one.
import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ForksPoolWorker, VmForksPoolWorker } from 'vitest/node'

/** The process of the last run: { forks, project, runs, isSpoiled }. */
let kept

export async function endKept() {
  const ended = kept
  kept = undefined
  await ended?.forks.stop().catch(() => {})
}

/** Stands for the process in one run; the next run has another that stands for the same. */
export class KeptProcess {
  name = 'kept'
  /** So many runs share a process. */
  longestLife = 20
  /** Else a module that has changed would come from the file that was written before. */
  cacheFs = false
  Forks = ForksPoolWorker
  #events = new EventEmitter()

  constructor(options) {
    this.options = options
  }

  /** What the next process needs before it starts. */
  async prepare() {}

  /** Whether this run may use the process of the one before it. */
  fits({ project, runs, isSpoiled }) {
    return project === this.options.project.name && runs < this.longestLife && !isSpoiled
  }

  /** A run uses no process that another one has spoiled. */
  spoil() {
    if (kept) kept.isSpoiled = true
  }

  receive(message) {
    this.#events.emit('message', message)
  }

  forward(message) {
    kept?.forks.send(message)
  }

  #onMessage = (message) => this.receive(message)

  #onExit = (...args) => {
    this.spoil()
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
    if (message.type === 'stop') this.receive({ __vitest_worker_response__: true, type: 'stopped' })
    else this.forward(message)
  }

  async start() {
    if (kept && !this.fits(kept)) await endKept()
    if (!kept) {
      await this.prepare()
      kept = { forks: new this.Forks(this.options), project: this.options.project.name, runs: 0, isSpoiled: false }
      await kept.forks.start()
    }
    kept.runs++
    kept.forks.on('message', this.#onMessage)
    kept.forks.on('exit', this.#onExit)
  }

  async stop() {
    kept?.forks.off('message', this.#onMessage)
    kept?.forks.off('exit', this.#onExit)
  }
}

const noteCompiled = fileURLToPath(new URL('mutants/note-compiled.mjs', import.meta.url))

/** Each file has a window of its own, in a process that outlives it and keeps what it has compiled. */
export class KeptWindows extends KeptProcess {
  Forks = VmForksPoolWorker

  constructor(options) {
    super({ ...options, execArgv: [...options.execArgv, '--import', noteCompiled] })
  }
}

/** Makes all runs of a project use one process after the other. */
export function keepProcess({ config }, Kept = KeptProcess) {
  config.pool = 'kept'
  config.poolRunner = { name: 'kept', createPoolWorker: (options) => new Kept(options) }
}
