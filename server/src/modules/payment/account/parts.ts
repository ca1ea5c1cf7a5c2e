import type { Context } from '../../../base/context.ts'
import type { Services } from '../../../db/services.ts'
import type { ProviderKind } from '../provider-kind.ts'

/** What connecting accounts stands on. */
export interface ConnectParts {
  readonly app: Services
  readonly kinds: ReadonlyMap<string, ProviderKind>
  readonly keys: readonly [Buffer, ...Buffer[]]
}

export type Staff = Context<'staff'>
