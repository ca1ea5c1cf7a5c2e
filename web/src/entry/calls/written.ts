import type { Envelope } from '@tiffin/contract/call'

/** What the server wrote into the page: the answer of a call, and the language it is in. */
export function written<Data>(id: 'tiffin-bootstrap' | 'tiffin-store'): { data: Data; language: string } | undefined {
  const script = document.getElementById(id)
  try {
    // as: written by our own server from the answer of the call that `Data` is of.
    const { data } = JSON.parse(script?.textContent ?? '') as Envelope<Data>
    return { data, language: script?.dataset.language ?? '' }
  } catch {
    return undefined
  }
}
