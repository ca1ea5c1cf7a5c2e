type Step = () => Promise<unknown>

/** Stops things once, in order: what serves is drained together, then what it stood on goes, the newest first. */
export class Stopper {
  readonly #drain: Step[] = []
  readonly #ground: Step[] = []
  readonly #drainMs: number
  #stopped: Promise<void> | undefined

  constructor(drainMs: number) {
    this.#drainMs = drainMs
  }

  /** Serves; gets `drainMs` to finish what it has begun. */
  first(step: Step): void {
    this.#drain.push(step)
  }

  /** Others use it: stopped after them. */
  last(step: Step): void {
    this.#ground.unshift(step)
  }

  /** Asked again, it is the same stop. */
  stop(): Promise<void> {
    this.#stopped ??= this.#run()
    return this.#stopped
  }

  async #run(): Promise<void> {
    const report = (error: unknown) =>
      process.stderr.write(`While stopping: ${error instanceof Error ? error.message : error}\n`)
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, this.#drainMs)
    await Promise.race([Promise.all(this.#drain.map((step) => step().catch(report))), late])
    clearTimeout(timer)
    for (const step of this.#ground) await within(this.#drainMs, step().catch(report))
    process.exit()
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, late])
  clearTimeout(timer)
}

/** Signals, and the end of the start script that began us: it cannot notify us when it is killed. */
export function onStopRequest(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  const parent = Number(process.env.TIFFIN_PARENT)
  if (parent > 0) setInterval(() => process.ppid !== parent && stop(), 300).unref()
}
