import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useReadyTime } from '../../data/store/ready-time.ts'
import css from './ready-in.module.css'

const minuteMs = 60_000

/** "Ready in 6–10 min": what an order that is placed now is told; nothing while the store takes no orders [ready-2]. */
export function ReadyIn({ storeId, work }: { readonly storeId: string; readonly work: number }) {
  const t = useT()
  const ready = useReadyTime(storeId, work)
  if (ready === undefined) return null
  const minutesTo = (instant: number) => Math.max(1, Math.round((instant - ready.serverTime) / minuteMs))
  return (
    <p className={css.ready}>
      <Icon name="clock" size="s" />
      <span className="num">
        {t('store.readyIn', { from: minutesTo(ready.readyFrom), until: minutesTo(ready.readyUntil) })}
      </span>
    </p>
  )
}
