import type { Envelope } from '@tiffin/contract/call'
import { currentLanguage } from '../state/language.ts'
import { type Bootstrap, useBootstrap } from '../state/settings.ts'
import { call } from './call.ts'

/** What the server wrote into the page: the answer of the call below, and the language it is in. */
function inlined(): { bootstrap: Bootstrap; language: string | undefined } | undefined {
  const script = document.getElementById('tiffin-bootstrap')
  try {
    // Written by our own server from the answer of the call of the same name.
    const { data } = JSON.parse(script?.textContent ?? '') as Envelope<Bootstrap>
    return { bootstrap: data, language: script?.dataset.language }
  } catch {
    return undefined
  }
}

function take(bootstrap: Bootstrap): Bootstrap {
  useBootstrap.setState({ bootstrap })
  return bootstrap
}

const ask = () => call('/api/app/common/bootstrap/detail', {}, { isSilent: true }).then(take)

/** The brand's settings: from the page when they are there in the right language, else by a call. */
export async function loadBootstrap(): Promise<Bootstrap> {
  const written = inlined()
  if (written === undefined) return ask()
  const bootstrap = take(written.bootstrap)
  if (written.language !== currentLanguage()) ask().catch(() => undefined)
  return bootstrap
}

/** The brand’s texts again, after a change of language. */
export async function reloadBootstrap(): Promise<void> {
  await ask().catch(() => undefined)
}
