import { longestTable, mostTables, readTables, tablesFault } from '@tiffin/core/store/table'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type StoreDetail, storesKey } from '../../../data/stores.ts'
import { useDeskCall } from '../../../data/use-desk-call.ts'
import { showToast } from '../../../state/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { CodesDialog } from './codes-dialog.tsx'

const textOf = (tableList: readonly string[]): string => tableList.join(', ')

/** The tables whose guests order from where they sit, with the codes to hang up there [table-1]. What is saved here counts at once. */
export function TablesCard({ detail, locked }: { readonly detail: StoreDetail; readonly locked: string | undefined }) {
  const t = useT()
  const { storeId, tableList } = detail
  const [typed, setTyped] = useState(() => textOf(tableList))
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useDeskCall('/api/app/desk/store/update-tables', storesKey)
  const wished = readTables(typed)
  const fault = tablesFault(wished)
  const isChanged = textOf(wished) !== textOf(tableList)
  const save = () =>
    mutate(
      { storeId, from: tableList, to: wished },
      {
        onSuccess: () => {
          setTyped(textOf(wished))
          showToast(t('desk.storePage.saved'))
        },
      },
    )
  return (
    <section className="card form2" aria-labelledby="store-tables">
      <div className="cardhead">
        <h2 id="store-tables">{t('desk.tables.title')}</h2>
        <span className="end t12 ink2 hide-s">{t('desk.storePage.atOnce')}</span>
      </div>
      <p className="ink2">{t('desk.tables.text')}</p>
      <Field
        label={t('desk.tables.label')}
        hint={t('desk.tables.hint')}
        fault={fault && t(`desk.tables.fault.${fault}`, { most: fault === 'tooMany' ? mostTables : longestTable })}
      >
        {(ties) => (
          <span className="in area" dir="auto">
            <textarea
              {...ties}
              rows={2}
              value={typed}
              disabled={locked !== undefined || isPending}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        )}
      </Field>
      {locked !== undefined && <p className="t12 ink2">{locked}</p>}
      <div className="flex">
        {isChanged && (
          <>
            <button type="button" className="btn primary" disabled={isPending || fault !== undefined} onClick={save}>
              {t('desk.tables.save')}
            </button>
            <button type="button" className="btn line" disabled={isPending} onClick={() => setTyped(textOf(tableList))}>
              {t('desk.publish.discard')}
            </button>
          </>
        )}
        {!isChanged && tableList.length > 0 && (
          <button type="button" className="btn line" onClick={() => setOpen(true)}>
            {t('desk.tables.codes')}
          </button>
        )}
      </div>
      {isOpen && <CodesDialog store={detail} isLocked={locked !== undefined} onClose={() => setOpen(false)} />}
    </section>
  )
}
