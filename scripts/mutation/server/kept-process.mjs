// A mutant meets its tests in a server that was loaded for another (docs/decisions/0090).
import pg from 'pg'
import { endKept, KeptProcess, keepProcess } from '../../kept-process.mjs'

/** A run of this length has hung somewhere, and may have left work behind. */
const suspiciousMs = 20_000

async function dropDatabase(templateUrl) {
  const client = new pg.Client({ connectionString: templateUrl.replace(/template$/, 'tiffin') })
  await client.connect()
  await client.query('drop database if exists worker_1 with (force)')
  await client.end()
}

class ServerProcess extends KeptProcess {
  /** Its code does not change while it runs. */
  cacheFs = true
  #startedAt = performance.now()
  /** Files that wait for the one before them. */
  #waiting = []

  /** One that acts while a module is loaded has a process of its own. */
  #isStatic() {
    const { mode, mutantActivation } = this.options.project.getProvidedContext()
    return mode === 'mutant' && mutantActivation === 'static'
  }

  fits(kept) {
    return super.fits(kept) && !this.#isStatic()
  }

  async prepare() {
    await dropDatabase(this.options.project.getProvidedContext().templateUrl)
  }

  async start() {
    await super.start()
    if (this.#isStatic()) this.spoil()
  }

  /** A run that has failed loads no further file. */
  receive(message) {
    const hasFailed = this.options.project.vitest.state.getFiles().some(({ result }) => result?.state === 'fail')
    const next = message?.type === 'testfileFinished' && !message.error && !hasFailed && this.#waiting.shift()
    if (next) this.forward(next)
    else super.receive(message)
  }

  send(message) {
    const { context, type } = message
    if (type !== 'run') return super.send(message)
    this.#waiting = context.files.map((file) => ({ ...message, context: { ...context, files: [file] } }))
    this.forward(this.#waiting.shift())
  }

  async stop() {
    await super.stop()
    if (performance.now() - this.#startedAt > suspiciousMs) this.spoil()
  }
}

export const keepServer = {
  name: 'kept-server',
  configureVitest({ vitest, project }) {
    keepProcess(project, ServerProcess)
    vitest.onClose(endKept)
  },
}
