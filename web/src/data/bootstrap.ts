import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { written } from '../entry/calls/written.ts'
import { nextTurn } from '../entry/next-turn.ts'
import { call } from './call.ts'

function take(bootstrap: Bootstrap): Bootstrap {
  useBootstrap.setState({ bootstrap })
  return bootstrap
}

const ask = () => call('/api/app/common/bootstrap/detail', {}, { isSilent: true }).then(take)

/** The brand’s texts again, after a change of language. */
export const reloadBootstrap = (): Promise<unknown> => ask().catch(() => undefined)

/** The longest wait for the brand's texts in a language that the page does not speak. */
const mostMs = 3000

/** Without an answer of the server, what it answered this device before. */
async function recall(failure: unknown): Promise<Bootstrap> {
  const { restoreBootstrap } = await import('./kept-answers.ts')
  const known = failure instanceof CallFailure && failure.kind !== 'refusal' ? await restoreBootstrap() : undefined
  if (known === undefined) throw failure
  return take(known)
}

/** The brand's settings: from the page when they are there in the right language, else by a call. */
export async function loadBootstrap(): Promise<Bootstrap> {
  const known = written<Bootstrap>('tiffin-bootstrap')
  if (known === undefined) return ask().catch(recall)
  if (known.language === currentLanguage()) return take(known.data)
  // In two languages at once a page would jump as it turns.
  await Promise.race([reloadBootstrap(), nextTurn(mostMs)])
  return useBootstrap.getState().bootstrap ?? take(known.data)
}
