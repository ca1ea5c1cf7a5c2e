import type { FastifyBaseLogger } from 'fastify'

/** Work that comes back by itself. It must be harmless to run on several servers at once. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  run(): Promise<void>
}

/** A server that lives shorter than an hour does its hourly work too; by then it has answered the requests that waited for its start. */
const firstMs = 15_000

/**
 * Runs each job soon after the start and then again and again, never twice at a time; one that fails is logged and comes back.
 * Answers how to stop them.
 */
export function runJobs(jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  let stopping = false
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  const schedule = (job: Job, afterMs = job.everyMs) => {
    if (stopping) return
    const timer = setTimeout(() => {
      const turn = job
        .run()
        .catch((error) => log.error({ err: error, job: job.name }, 'job failed'))
        .finally(() => {
          running.delete(turn)
          schedule(job)
        })
      running.add(turn)
    }, afterMs)
    timers.set(job, timer)
  }

  for (const job of jobs) schedule(job, Math.min(job.everyMs, firstMs))
  return async () => {
    stopping = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}
