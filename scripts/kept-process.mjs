// A pool of Vitest's whose processes outlive a run, one of each project: what one has loaded of libraries is there for the next run.
import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ForksPoolWorker, VmForksPoolWorker } from 'vitest/node'

/** The processes by their projects: { forks, runs, isSpoiled }. */
const kept = new Map()

async function end(project) {
  const ended = kept.get(project)
  kept.delete(project)
  await ended?.forks.stop().catch(() => {})
}

export const endKept = () => Promise.all([...kept.keys()].map(end))

/** Stands for the process in one run; the next run has another that stands for the same. */
export class KeptProcess {
  name = 'kept'
  /** So many runs share a process. */
  longestLife = 40
  /** Else a module that has changed would come from the file that was written before. */
  cacheFs = false
  Forks = ForksPoolWorker
  #events = new EventEmitter()

  constructor(options) {
    this.options = options
  }

  /** What the next process needs before it starts. */
  async prepare() {}

  get #project() {
    return this.options.project.name
  }

  get #kept() {
    return kept.get(this.#project)
  }

  /** Whether this run may use the process of the one before it. */
  fits({ runs, isSpoiled }) {
    return runs < this.longestLife && !isSpoiled
  }

  /** A run uses no process that another one has spoiled. */
  spoil() {
    if (this.#kept) this.#kept.isSpoiled = true
  }

  receive(message) {
    this.#events.emit('message', message)
  }

  forward(message) {
    this.#kept?.forks.send(message)
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
    if (this.#kept && !this.fits(this.#kept)) await end(this.#project)
    if (!this.#kept) {
      await this.prepare()
      const forks = new this.Forks(this.options)
      kept.set(this.#project, { forks, runs: 0, isSpoiled: false })
      await forks.start()
    }
    this.#kept.runs++
    this.#kept.forks.on('message', this.#onMessage)
    this.#kept.forks.on('exit', this.#onExit)
  }

  async stop() {
    this.#kept?.forks.off('message', this.#onMessage)
    this.#kept?.forks.off('exit', this.#onExit)
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
