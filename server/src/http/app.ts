import type { FastifyInstance } from 'fastify'
import type { Services } from '../db/services.ts'
import type { Job } from '../jobs/run-jobs.ts'
import type { MediaFiles } from './media-files.ts'
import type { ReadyAnswers } from './ready-answers.ts'

/** The server as its parts add themselves to it. */
export interface App extends Services {
  readonly http: FastifyInstance
  /** Answers kept for requests that are the same as an earlier one. */
  readonly ready: ReadyAnswers
  /** Pictures by their file names. */
  readonly media: MediaFiles
  /** Work that comes back by itself; modules add theirs, the start runs them. */
  readonly jobs: Job[]
}
