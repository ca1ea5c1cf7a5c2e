import { ask } from '@tiffin/kit/client/ask.ts'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Qr } from '@tiffin/kit/ui/qr.tsx'
import { type StoreDetail, storesKey, useTableCodes } from '../../../data/stores.ts'
import { useDeskCall } from '../../../data/use-desk-call.ts'
import { showToast } from '../../../state/toast.ts'
import { Dialog } from '../../../ui/dialog.tsx'

interface CodesDialogProps {
  readonly store: StoreDetail
  readonly isLocked: boolean
  readonly onClose: () => void
}

function Codes({ store: { storeId, storeName } }: Pick<CodesDialogProps, 'store'>) {
  const t = useT()
  const { data, isError } = useTableCodes(storeId)
  if (isError) return <p role="alert">{t('error.network')}</p>
  return (
    <ul className="tablecodes" aria-busy={data === undefined}>
      {data?.list.map(({ tableName, address }) => (
        <li key={tableName}>
          <bdi className="t12">{storeName}</bdi>
          <b>{tableText(tableName)}</b>
          <a href={address} target="_blank" rel="noopener">
            <Qr className="qr" content={address} label={t('desk.start.qr', { address })} />
          </a>
          <span className="t12">{t('desk.tables.scan')}</span>
        </li>
      ))}
    </ul>
  )
}

/** The codes of a store's tables, to print; new ones put those that hang there out of use [table-2]. */
export function CodesDialog({ store, isLocked, onClose }: CodesDialogProps) {
  const t = useT()
  const { mutate, isPending } = useDeskCall('/api/app/desk/store/renew-table-codes', storesKey)
  async function renew() {
    const answer = await ask({
      title: t('desk.tables.renewTitle'),
      text: t('desk.tables.renewText'),
      confirm: { label: t('desk.tables.renew'), answer: 'renew' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    if (answer !== 'renew') return
    mutate({ storeId: store.storeId }, { onSuccess: () => showToast(t('desk.tables.renewed')) })
  }
  return (
    <Dialog
      title={t('desk.tables.codes')}
      closeLabel={t('action.close')}
      onClose={onClose}
      isPage
      isWide
      foot={
        <>
          <button type="button" className="btn line" disabled={isLocked || isPending} onClick={() => void renew()}>
            {t('desk.tables.renew')}
          </button>
          <span className="grow" />
          <button type="button" className="btn primary" onClick={() => window.print()}>
            {t('desk.print')}
          </button>
        </>
      }
    >
      <Codes store={store} />
    </Dialog>
  )
}
