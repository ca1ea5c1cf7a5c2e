import type { Store } from '@tiffin/core/store/store'
import { useStoreFacts } from './use-store-facts.ts'

/** "In business · 320 m · until 22:00". */
export function StoreLine({ store }: { readonly store: Store }) {
  const { isOpen, status, distance, change } = useStoreFacts(store)
  return (
    <span className="ink2 t12 block">
      <span className={isOpen ? 'okc m' : 'm'}>{status}</span>
      {distance === undefined ? null : (
        <>
          {' · '}
          <span className="num">{distance}</span>
        </>
      )}
      {change === undefined ? null : ` · ${change}`}
    </span>
  )
}
