import { corpOfAddress } from '@tiffin/kit/client/corp.ts'

/**
 * An address written as `#/…?corp=X` is accepted on entry: the brand moves to the search part,
 * which hash navigation leaves alone.
 */
export function moveCorpToSearch(): void {
  if (corpOfAddress() !== '') return
  const [path, search = ''] = location.hash.slice(1).split('?')
  const inputs = new URLSearchParams(search)
  const corp = inputs.get('corp')
  if (corp === null || corp === '') return
  inputs.delete('corp')
  const rest = inputs.toString()
  const all = new URLSearchParams(location.search)
  all.set('corp', corp)
  history.replaceState(history.state, '', `${location.pathname}?${all}#${path}${rest === '' ? '' : `?${rest}`}`)
}
