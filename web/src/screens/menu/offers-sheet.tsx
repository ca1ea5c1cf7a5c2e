import '@tiffin/kit/ui/choices.css'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import css from './menu.module.css'

interface OffersSheetProps {
  readonly names: readonly string[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All that is on offer at the store now. */
export function OffersSheet({ names, isOpen, onClose }: OffersSheetProps) {
  const t = useT()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('menu.promotions')}
      head={<h2 className={`t20 h ${css.sheetTitle}`}>{t('menu.promotions')}</h2>}
      foot={
        <button type="button" className="btn primary big wide" onClick={onClose}>
          {t('action.done')}
        </button>
      }
    >
      <ul className={css.offers}>
        {names.map((name) => (
          <li key={name} className="row">
            <Icon name="ticket" size="s" />
            <b className="grow">{name}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
