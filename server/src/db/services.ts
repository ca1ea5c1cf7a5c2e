import type { Clock, Log, Sessions } from '../base/context.ts'
import { type Corps, corpChanged } from '../base/corp.ts'
import type { ServingConfig } from '../config.ts'
import type { Database } from './database.ts'
import type { Hints } from './hints.ts'

/** What use cases and jobs are given: nothing of it knows how a request came in. */
export interface Services {
  readonly config: ServingConfig
  readonly db: Database
  /** Hints between servers that something may have changed. */
  readonly hints: Hints
  readonly clock: Clock
  readonly corps: Corps
  readonly sessions: Sessions
  readonly log: Log
}

/** What was changed of a brand is seen at once: here, and where a hint comes; else when brands are next compared. */
export async function brandMoved({ corps, hints }: Pick<Services, 'corps' | 'hints'>, corpId: string): Promise<void> {
  hints.send(corpChanged, corpId)
  await corps.follow(corpId)
}
