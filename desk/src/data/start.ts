import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { call } from './call.ts'
import { findCorp } from './corp.ts'

/** What a new brand has, and what it still needs. */
export type Start = CallMap['/api/app/desk/start/detail']['output']

type Change = CallMap['/api/app/desk/draft/save']['input']['change']

export const startKey = ['start']

/** How often a code that a test phone asked for is looked for. */
const codesMs = 3000

/** How far the brand is; read again and again while it is looked at. */
export const useStart = ({ isAllowed = true, isWatched = false } = {}) =>
  useQuery({
    queryKey: startKey,
    queryFn: () => call('/api/app/desk/start/detail', {}),
    enabled: isAllowed,
    refetchInterval: isWatched ? codesMs : false,
  })

async function fillAndPublish(draft: { draftId: string; version: number }, changes: readonly Change[]): Promise<void> {
  const { draftId } = draft
  for (const change of changes) draft.version = (await call('/api/app/desk/draft/save', { draftId, change })).version
  const { findingList } = await call('/api/app/desk/draft/lint', { draftId })
  const warningIdList = findingList.filter(({ level }) => level === 'warning').map(({ id }) => id)
  await call('/api/app/desk/draft/publish', { ...draft, warningIdList })
}

/**
 * Puts changes into a draft of their own and publishes it; the brand's settings are read again. What lint warns of is kept with the
 * release: the steps ask for the least, and the rest is filled in later. A draft that is refused is discarded: the next try makes its own.
 */
export async function publishAtOnce(name: string, changes: readonly Change[]): Promise<void> {
  const { draftId, version } = await call('/api/app/desk/draft/create', { name })
  const draft = { draftId, version }
  try {
    await fillAndPublish(draft, changes)
  } catch (failure) {
    await call('/api/app/desk/draft/discard', draft).catch(() => undefined)
    throw failure
  }
  useBootstrap.setState({ bootstrap: await findCorp() })
}

/** Publishes a menu to begin with; the brand's settings are read again. */
export async function putSample(sample: Start['sampleList'][number]['sample']): Promise<void> {
  await call('/api/app/desk/start/put-sample', { sample })
  useBootstrap.setState({ bootstrap: await findCorp() })
}

type Field = Change['fieldList'][number]

/** A new item with these fields. */
export const creation = (
  kind: Change['kind'],
  itemId: string,
  fields: Readonly<Record<string, Field['to']>>,
): Change => ({
  ...{ kind, itemId, op: 'create' },
  fieldList: Object.entries(fields).map(([field, to]) => ({ field, from: null, to })),
})
