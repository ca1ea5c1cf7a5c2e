import { longestTable, mostTables, readTables, tablesFault } from '@tiffin/core/store/table'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type StoreDetail, storesKey } from '../../../data/stores.ts'
import { useDeskCall } from '../../../data/use-desk-call.ts'
import { showToast } from '../../../state/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { CodesDialog } from './codes-dialog.tsx'

const textOf = (tableList: readonly string[]): string => tableList.join(', ')

/** What is typed, until it is saved. */
function useTableForm({ storeId, tableList }: StoreDetail) {
  const t = useT()
  const [typed, setTyped] = useState(() => textOf(tableList))
  const { mutate, isPending } = useDeskCall('/api/app/desk/store/update-tables', storesKey)
  const wished = readTables(typed)
  const onSuccess = () => {
    setTyped(textOf(wished))
    showToast(t('desk.storePage.saved'))
  }
  return {
    ...{ typed, isPending, type: setTyped, fault: tablesFault(wished) },
    isChanged: textOf(wished) !== textOf(tableList),
    save: () => mutate({ storeId, from: tableList, to: wished }, { onSuccess }),
    discard: () => setTyped(textOf(tableList)),
  }
}

type TableForm = ReturnType<typeof useTableForm>

function SaveButtons({ form: { isPending, fault, save, discard } }: { readonly form: TableForm }) {
  const t = useT()
  return (
    <>
      <button type="button" className="btn primary" disabled={isPending || fault !== undefined} onClick={save}>
        {t('desk.tables.save')}
      </button>
      <button type="button" className="btn line" disabled={isPending} onClick={discard}>
        {t('desk.publish.discard')}
      </button>
    </>
  )
}

function Names({ form, isLocked }: { readonly form: TableForm; readonly isLocked: boolean }) {
  const t = useT()
  const { typed, fault, isPending, type } = form
  return (
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
            disabled={isLocked || isPending}
            onChange={({ target }) => type(target.value)}
          />
        </span>
      )}
    </Field>
  )
}

interface TablesCardProps {
  readonly detail: StoreDetail
  /** Why nothing can be changed. */
  readonly locked: string | undefined
}

/** The tables whose guests order from where they sit, with the codes to hang up there [table-1]. What is saved here counts at once. */
export function TablesCard({ detail, locked }: TablesCardProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const form = useTableForm(detail)
  const isLocked = locked !== undefined
  return (
    <section className="card form2" aria-labelledby="store-tables">
      <div className="cardhead">
        <h2 id="store-tables">{t('desk.tables.title')}</h2>
        <span className="end t12 ink2 hide-s">{t('desk.storePage.atOnce')}</span>
      </div>
      <p className="ink2">{t('desk.tables.text')}</p>
      <Names form={form} isLocked={isLocked} />
      {isLocked && <p className="t12 ink2">{locked}</p>}
      <div className="flex">
        {form.isChanged && <SaveButtons form={form} />}
        {!form.isChanged && detail.tableList.length > 0 && (
          <button type="button" className="btn line" onClick={() => setOpen(true)}>
            {t('desk.tables.codes')}
          </button>
        )}
      </div>
      {isOpen && <CodesDialog store={detail} isLocked={isLocked} onClose={() => setOpen(false)} />}
    </section>
  )
}
