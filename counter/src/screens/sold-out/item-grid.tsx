import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { clockAt, weekdayAt } from '../../state/dates.ts'
import type { Item } from './items.ts'

const dayMs = 86_400_000

/** When something is back, in words; for a time that is not today's with its day. */
export function useBackText(timeZone: string) {
  const t = useT()
  return (backAt: number | null): string => {
    if (backAt === null) return t('counter.soldOut.manual')
    const time = clockAt(backAt, timeZone)
    const isSoon = backAt - serverNow() < dayMs / 2
    return isSoon
      ? t('counter.soldOut.back', { time })
      : t('counter.soldOut.todayText', { time, day: weekdayAt(backAt, timeZone) })
  }
}

interface CardProps {
  readonly item: Item
  readonly isChosen: boolean
  readonly timeZone: string
  readonly onChoose: () => void
}

function Card({ item, isChosen, timeZone, onChoose }: CardProps) {
  const t = useT()
  const backText = useBackText(timeZone)
  const { name, note, picture, tint, left, isLow, isGone, mark, sizes } = item
  const goneSizes = sizes.filter((size) => size.mark !== undefined)
  const under = mark ? backText(mark.backAt) : left === null ? note : t('counter.soldOut.left', { count: left })
  return (
    <button type="button" className="item" aria-pressed={isChosen} data-gone={isGone || undefined} onClick={onChoose}>
      {picture !== '' && (
        <span className="item-picture" style={tint === '' ? undefined : { background: `var(--tint-${tint})` }}>
          <img src={`${picture}-192.webp`} alt="" loading="lazy" width="96" height="96" />
        </span>
      )}
      {isGone && <b className="flag gone">{t('counter.soldOut.gone')}</b>}
      {isLow && !isGone && left !== null && <b className="flag low">{t('counter.soldOut.left', { count: left })}</b>}
      <b className="item-name">{name}</b>
      <small className="ink2">
        {goneSizes.length > 0 && !isGone
          ? goneSizes.map((size) => `${size.name}: ${t('counter.soldOut.gone')}`).join(', ')
          : under}
      </small>
    </button>
  )
}

interface ItemGridProps {
  readonly items: readonly Item[]
  readonly chosen: Item | undefined
  readonly timeZone: string
  readonly onChoose: (item: Item) => void
}

/** Everything of a tab, to tap. */
export function ItemGrid({ items, chosen, timeZone, onChoose }: ItemGridProps) {
  return (
    <ul className="items">
      {items.map((item) => (
        <li key={item.itemId}>
          <Card
            item={item}
            isChosen={item.itemId === chosen?.itemId}
            timeZone={timeZone}
            onChoose={() => onChoose(item)}
          />
        </li>
      ))}
    </ul>
  )
}
