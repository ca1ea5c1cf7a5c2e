import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type StoreDetail, storesKey } from '../../data/stores.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { showToast } from '../../state/toast.ts'

/** Takes a store out of use for good, or brings it back. */
export function ArchiveCard({ store: { storeId, storeName, state, openOrderCount } }: { store: StoreDetail }) {
  const t = useT()
  const { may } = useRights()
  const { mutate, isPending } = useDeskCall('/api/app/desk/store/archive', storesKey)
  const isArchived = state === 'archived'
  const turn = () =>
    mutate(
      { storeId, isArchived: !isArchived },
      {
        onSuccess: () =>
          showToast(t(isArchived ? 'desk.storePage.restored' : 'desk.storePage.archivedNow', { name: storeName })),
      },
    )
  async function archive() {
    const answer = await ask({
      title: t('desk.storePage.archiveTitle', { name: storeName }),
      text: t('desk.storePage.archiveText'),
      confirm: { label: t('desk.storePage.archive'), answer: 'archive' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    if (answer === 'archive') turn()
  }
  if (!may('store:manage', { storeId })) return null
  const hasOrders = !isArchived && openOrderCount > 0
  return (
    <section className="card between" aria-label={t('desk.storePage.archive')}>
      <span className="grow ink2">
        {isArchived
          ? t('desk.storePage.archivedText')
          : hasOrders
            ? t('desk.storePage.openOrders', { count: openOrderCount })
            : t('desk.storePage.archiveText')}
      </span>
      <button
        type="button"
        className={isArchived ? 'btn line' : 'btn danger'}
        disabled={isPending || hasOrders}
        onClick={() => (isArchived ? turn() : void archive())}
      >
        {t(isArchived ? 'desk.storePage.restore' : 'desk.storePage.archive')}
      </button>
    </section>
  )
}
