import type { PromotionChoice } from '@tiffin/core/pricing/bill'
import { useMoney } from '../../state/settings.ts'
import { useT } from '../../state/words.ts'
import { Choice } from '../../ui/choice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import css from './confirm-order.module.css'

interface PromotionSheetProps {
  readonly list: readonly PromotionChoice[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (promotionId: string | null) => void
}

/** One activity or none; what is not reached says what is missing. */
export function PromotionSheet({ list, isOpen, onClose, onChoose }: PromotionSheetProps) {
  const t = useT()
  const format = useMoney()
  const hasChosen = list.some(({ selected }) => selected)
  function choose(promotionId: string | null): void {
    onChoose(promotionId)
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('promotion.choose')}
      head={<h2 className={`t20 h ${css.sheetTitle}`}>{t('promotion.choose')}</h2>}
    >
      {list.map(({ promotionId, name, available, selected, amount, missing }) => (
        <Choice
          key={promotionId}
          type="radio"
          name="promotion"
          className={`row ${css.option}`}
          isChosen={selected}
          isDisabled={!available}
          onChoose={() => choose(promotionId)}
        >
          <span className={available ? 'grow' : 'grow ink3'}>
            <b className="block">{name}</b>
            <span className={available ? 't12 pri' : 't12'}>
              {available
                ? t('promotion.amountOff', { amount: format(amount) })
                : t('menu.addToReach', { amount: format(missing), name })}
            </span>
          </span>
          <span className="radio" />
        </Choice>
      ))}
      <Choice
        type="radio"
        name="promotion"
        className={`row ${css.option}`}
        isChosen={!hasChosen}
        onChoose={() => choose(null)}
      >
        <span className="grow">{t('promotion.none')}</span>
        <span className="radio" />
      </Choice>
    </Sheet>
  )
}
