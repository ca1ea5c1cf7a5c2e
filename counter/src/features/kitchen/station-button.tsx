import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import { useCategories } from '../../data/menu.ts'
import { chooseStation, useStation } from '../../state/station.ts'
import { DoneFoot } from '../ask/done-foot.tsx'

function StationDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const { data: tree = [] } = useCategories()
  const categories = tree.flatMap((category) => [category, ...(category.children ?? [])])
  const chosen = useStation((station) => station.categories)
  const toggle = (id: string) =>
    chooseStation(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <Dialog isForm title={t('counter.station.title')} onClose={onClose}>
      <p className="ink2">{t('counter.station.text')}</p>
      <fieldset className="station-list" aria-label={t('counter.station.title')}>
        <button type="button" aria-pressed={chosen.length === 0} onClick={() => chooseStation([])}>
          {t('counter.station.all')}
        </button>
        {categories.map(({ id, categoryName: name }) => (
          <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)}>
            {name}
          </button>
        ))}
      </fieldset>
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
