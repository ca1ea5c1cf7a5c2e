import type { FastifyInstance } from 'fastify'
import type { Clock, Sessions } from '../base/context.ts'
import type { Corps } from '../base/corp.ts'
import type { ServingConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Hints } from '../db/hints.ts'
import type { Job } from '../jobs/run-jobs.ts'
import type { ReadyAnswers } from './ready-answers.ts'

/** What the modules are given to stand on. */
export interface App {
  readonly http: FastifyInstance
  readonly config: ServingConfig
  readonly db: Database
  /** Words between servers that something may have changed. */
  readonly hints: Hints
  readonly clock: Clock
  readonly corps: Corps
  readonly sessions: Sessions
  /** Answers for those who ask what was just asked. */
  readonly ready: ReadyAnswers
  /** Work that comes back by itself; modules add theirs, the start runs them. */
  readonly jobs: Job[]
}
