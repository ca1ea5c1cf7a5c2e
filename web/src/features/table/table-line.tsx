import type { Store } from '@tiffin/core/store/store'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { methodAt, usePickup } from '../../state/store/pickup.ts'
import { leaveTable, useTable } from '../../state/store/table.ts'
import css from './table-line.module.css'

/** Where the order will be brought to, for who sits at a table, with the way out for who does not any more [table-3]. */
export function TableLine({ store }: { readonly store: Store }) {
  const t = useT()
  const wished = usePickup(({ method }) => method)
  const table = useTable(store.storeId, methodAt(wished, store.pickupMethodList))
  if (table === undefined) return null
  return (
    <p className={css.line}>
      <Icon name="pin" size="s" />
      <span className="grow">
        <b className="t16">{tableText(table.tableName)}</b>
        <span className="ink2 t12">{t('table.brought')}</span>
      </span>
      <button type="button" className="btn quiet" onClick={leaveTable}>
        {t('table.leave')}
      </button>
    </p>
  )
}
