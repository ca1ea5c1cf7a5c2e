import type { FastifyInstance } from 'fastify'
import type { Context } from '../base/context.ts'
import type { Preview } from '../base/preview.ts'
import type { Services } from '../db/services.ts'
import type { Job } from '../jobs/run-jobs.ts'
import type { MediaFiles } from './media-files.ts'
import type { ReadyAnswers } from './ready-answers.ts'

/** A use case whose input was read by its call's schema. */
export type AnyHandler = (input: unknown, context: Context) => unknown

export interface PreviewedCall {
  readonly preview: Preview
  readonly path: string
  readonly input: unknown
  readonly context: Context
}

/** Answers reading calls as they would be answered if a draft were published [draft-10]. */
export interface Previews {
  /** Refuses `previewOver`. */
  open(token: string, place: { readonly corpId: string; readonly now: number }): Preview
  answer(app: App, call: PreviewedCall): Promise<unknown>
}

/** The server as its parts add themselves to it. */
export interface App extends Services {
  readonly http: FastifyInstance
  /** Answers kept for requests that are the same as an earlier one. */
  readonly ready: ReadyAnswers
  readonly previews: Previews
  /** Of an app that is made for one preview: its use cases by the path of their call, instead of routes. */
  readonly handlers?: Map<string, AnyHandler>
  /** Pictures by their file names. */
  readonly media: MediaFiles
  /** Work that comes back by itself; modules add theirs, the start runs them. */
  readonly jobs: Job[]
}
