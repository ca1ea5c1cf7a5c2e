import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useMemo, useState } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { useStation } from '../../state/station.ts'
import { useTaps } from '../../state/taps.ts'
import { DoneFoot } from '../ask/done-foot.tsx'
import { type ToMake, toMake } from './to-make.ts'

function ToMakeDialog({ list, onClose }: { readonly list: readonly ToMake[]; readonly onClose: () => void }) {
  const t = useT()
  return (
    <Dialog isForm title={t('counter.toMake.title')} onClose={onClose}>
      {list.length === 0 && <p className="ink2">{t('counter.toMake.none')}</p>}
      <ul className="to-make">
        {list.map(({ key, name, size, num }) => (
          <li key={key}>
            <b className="num">{num}×</b>
            <span>
              <b>{name}</b> {size !== '' && <small className="t14 ink2">{size}</small>}
            </span>
          </li>
        ))}
      </ul>
      <DoneFoot onClose={onClose} />
    </Dialog>
  )
}

/** How many pieces are still to be made, and of what. */
export function ToMakeButton({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const taps = useTaps(({ list }) => list)
  const station = useStation(({ categories }) => categories)
  const list = useMemo(() => toMake(orders, { taps, station }), [orders, taps, station])
  const count = list.reduce((sum, { num }) => sum + num, 0)
  return (
    <>
      <button type="button" className="btn plain" onClick={() => setOpen(true)}>
        {t('counter.toMake.button', { count })}
      </button>
      {isOpen && <ToMakeDialog list={list} onClose={() => setOpen(false)} />}
    </>
  )
}
