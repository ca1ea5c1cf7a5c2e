import '@tiffin/kit/ui/choices.css'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import css from './menu.module.css'
import { useOfferWords } from './use-offer-words.ts'

interface OffersSheetProps {
  readonly storeId: string
  /** Those in force that have a name; several of one name stand below it. */
  readonly offers: readonly Promotion[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All that is on offer at the store now. */
export function OffersSheet({ storeId, offers, isOpen, onClose }: OffersSheetProps) {
  const t = useT()
  const wordsOf = useOfferWords(storeId)
  const names = [...new Set(offers.map(({ name }) => name))]
  const rulesOf = (name: string) => [...new Set(offers.filter((each) => each.name === name).map(wordsOf))]
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
            <span className="grow">
              <b className="block">{name}</b>
              {rulesOf(name).map((words) => (
                <span key={words} className="t12 ink2 block">
                  {words}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
