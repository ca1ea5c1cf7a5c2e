import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import { chooseStation, useStation } from '../../state/station.ts'
import { DoneFoot } from '../ask/done-foot.tsx'
import { StationChoices } from './station-choices.tsx'

function StationDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const chosen = useStation((station) => station.categories)
  return (
    <Dialog isForm title={t('counter.station.title')} onClose={onClose}>
      <p className="ink2">{t('counter.station.text')}</p>
      <StationChoices label={t('counter.station.title')} chosen={chosen} onChoose={chooseStation} />
      <DoneFoot onClose={onClose} />
    </Dialog>
  )
}

/** What is made at this tablet, and the way to change it. */
export function StationButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const count = useStation(({ categories }) => categories.length)
  return (
    <>
      <button type="button" className="btn plain" onClick={() => setOpen(true)}>
        {count === 0 ? t('counter.station.all') : t('counter.station.some', { count })}
      </button>
      {isOpen && <StationDialog onClose={() => setOpen(false)} />}
    </>
  )
}
