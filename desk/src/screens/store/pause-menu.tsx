import { serverNow } from '@tiffin/kit/client/clock.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { type StoreDetail, storesKey } from '../../data/stores.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { showToast } from '../../state/toast.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Menu } from '../../ui/menu.tsx'

const minuteMs = 60_000
/** How long a pause lasts that ends by itself. */
const pauses = [15, 30, 60, 120]

const pauseText = (minutes: number): string =>
  minutes < 60
    ? t('desk.storePage.pauseMinutes', { count: minutes })
    : t('desk.storePage.pauseHours', { count: minutes / 60 })

/** Pauses a store for a while or until staff opens it, or opens it again; customers see it at once. */
export function PauseMenu({ store: { storeId, isOpen }, locked }: { store: StoreDetail; locked: string | undefined }) {
  useT()
  const { mutate, isPending } = useDeskCall('/api/app/desk/store/set-open', storesKey)
  const turn = (wish: { isOpen: boolean; resumesAt: number | null }) =>
    mutate(
      { storeId, ...wish },
      { onSuccess: () => showToast(t(wish.isOpen ? 'desk.storePage.opened' : 'desk.storePage.paused')) },
    )
  if (locked !== undefined) return null
  if (!isOpen)
    return (
      <button
        type="button"
        className="btn primary"
        disabled={isPending}
        onClick={() => turn({ isOpen: true, resumesAt: null })}
      >
        {t('desk.storePage.open')}
      </button>
    )
  return (
    <Menu
      className="btn line"
      label={t('desk.storePage.pause')}
      items={[
        ...pauses.map((minutes) => ({
          id: String(minutes),
          text: pauseText(minutes),
          onChoose: () => turn({ isOpen: false, resumesAt: serverNow() + minutes * minuteMs }),
        })),
        {
          id: 'lasting',
          text: t('desk.storePage.pauseLasting'),
          onChoose: () => turn({ isOpen: false, resumesAt: null }),
        },
      ]}
    >
      <DeskIcon name="pause" size="s" />
      {t('desk.storePage.pause')}
    </Menu>
  )
}
