import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { useId, useState } from 'react'
import type { ShownSlot } from '../../data/store/slots.ts'
import { slotClock, slotDay } from '../../features/store/slot-words.ts'
import css from './confirm-order.module.css'
import type { WhenOffer } from './use-when.ts'

interface SlotSheetProps {
  /** When an order for this pick-up method is wanted. */
  readonly title: string
  readonly offer: WhenOffer
  readonly chosen: ShownSlot | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (slot: ShownSlot | undefined) => void
}

function Days({ offer, date, onChoose }: { offer: WhenOffer; date: string; onChoose: (date: string) => void }) {
  const t = useT()
  const group = useId()
  return (
    <fieldset className={`seg ${css.days}`}>
      <legend className="sr">{t('slot.day')}</legend>
      {offer.dayList.map((day) => (
        <Choice
          key={day.date}
          type="radio"
          name={group}
          isChosen={day.date === date}
          onChoose={() => onChoose(day.date)}
        >
          {slotDay(day.date, offer.serverTime, offer.timeZone)}
        </Choice>
      ))}
    </fieldset>
  )
}

function Times({ title, offer, chosen, onClose, onChoose }: Omit<SlotSheetProps, 'isOpen'>) {
  const t = useT()
  const group = useId()
  const [date, setDate] = useState(offer.dayList[0]?.date ?? '')
  const day = offer.dayList.find((each) => each.date === date) ?? offer.dayList[0]
  const choose = (slot: ShownSlot | undefined) => {
    onChoose(slot)
    onClose()
  }
  return (
    <div className={css.times}>
      <Choice
        type="radio"
        name={group}
        className="chip"
        isChosen={chosen === undefined}
        onChoose={() => choose(undefined)}
      >
        {t('slot.soon')}
      </Choice>
      <Days offer={offer} date={day?.date ?? ''} onChoose={setDate} />
      <fieldset className={css.slots} aria-label={title}>
        {day?.slotList.map((slot) => (
          <Choice
            key={slot.startsAt}
            type="radio"
            name={group}
            className="chip"
            isChosen={slot.startsAt === chosen?.startsAt}
            isDisabled={slot.isFull}
            onChoose={() => choose(slot)}
          >
            <span className="num" dir="ltr">
              {slotClock(slot, offer.timeZone)}
            </span>
            {slot.isFull ? <small>{t('slot.full')}</small> : null}
          </Choice>
        ))}
      </fieldset>
    </div>
  )
}

/** As soon as it is ready, or a time that the store still has places in [slot-2]. */
export function SlotSheet({ isOpen, ...times }: SlotSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={times.onClose}
      label={times.title}
      head={<h2 className={`t20 h ${css.sheetTitle}`}>{times.title}</h2>}
    >
      <Times {...times} />
    </Sheet>
  )
}
