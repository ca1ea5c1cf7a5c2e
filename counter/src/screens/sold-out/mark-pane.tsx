import { type StockKind, stockKind } from '@tiffin/core/stock/check-stock'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { type MarkWish, type SoldOutList, useMarking } from '../../data/sold-out.ts'
import { WhileConnected } from '../../features/connection/while-connected.tsx'
import { clockAt, weekdayAt } from '../../state/dates.ts'
import { showToast } from '../../state/toast.ts'
import { Choices } from '../../ui/choices.tsx'
import { Picker } from '../../ui/picker.tsx'
import { useBackText } from './item-grid.tsx'
import type { Item } from './items.ts'
import { halfHours, isLaterDay, offeredTimes } from './times.ts'

/** Until when something is sold out. */
type Until = { readonly kind: 'time'; readonly at: number } | { readonly kind: 'today' } | { readonly kind: 'byHand' }

const backAtOf = (until: Until, { tomorrowAt }: SoldOutList): number | null =>
  until.kind === 'time' ? until.at : until.kind === 'today' ? tomorrowAt : null

interface UntilProps {
  readonly list: SoldOutList
  readonly chosen: Until
  readonly onChoose: (until: Until) => void
}

function UntilTime({ list: { timeZone, tomorrowAt }, chosen, onChoose }: UntilProps) {
  const t = useT()
  const now = serverNow()
  const textOf = (time: number) =>
    isLaterDay(time, now, timeZone)
      ? `${weekdayAt(time, timeZone)} ${clockAt(time, timeZone)}`
      : clockAt(time, timeZone)
  return (
    <fieldset className="times" aria-label={t('counter.soldOut.time')}>
      {offeredTimes(now, { tomorrowAt, timeZone }).map((time) => (
        <button
          key={time}
          type="button"
          aria-pressed={chosen.kind === 'time' && chosen.at === time}
          onClick={() => onChoose({ kind: 'time', at: time })}
        >
          {clockAt(time, timeZone)}
        </button>
      ))}
      <span className="other-time">
        <Picker
          label={t('counter.soldOut.time')}
          placeholder={t('counter.soldOut.time')}
          options={halfHours(now, timeZone).map((time) => ({ value: String(time), text: textOf(time) }))}
          chosen={chosen.kind === 'time' ? String(chosen.at) : ''}
          onChoose={(value) => onChoose({ kind: 'time', at: Number(value) })}
        />
      </span>
    </fieldset>
  )
}

/** That a time which has passed today is tomorrow's [stock-11]. */
function TomorrowNote({ list: { timeZone }, chosen }: Pick<UntilProps, 'list' | 'chosen'>) {
  const t = useT()
  const isTomorrow = chosen.kind === 'time' && isLaterDay(chosen.at, serverNow(), timeZone)
  return (
    <p className="t14 b warn-ink" role="status" hidden={!isTomorrow}>
      {isTomorrow && t('counter.soldOut.isTomorrow', { time: clockAt(chosen.at, timeZone) })}
    </p>
  )
}

function UntilChoice({ list, chosen, onChoose }: UntilProps) {
  const t = useT()
  const { timeZone, tomorrowAt } = list
  const tomorrow = { day: weekdayAt(tomorrowAt, timeZone), time: clockAt(tomorrowAt, timeZone) }
  const rows = [
    { until: { kind: 'today' }, title: t('counter.soldOut.today'), text: t('counter.soldOut.todayText', tomorrow) },
    { until: { kind: 'byHand' }, title: t('counter.soldOut.byHand'), text: t('counter.soldOut.byHandText') },
  ] as const
  return (
    <>
      <h3 className="t14 b">{t('counter.soldOut.until')}</h3>
      <UntilTime list={list} chosen={chosen} onChoose={onChoose} />
      <TomorrowNote list={list} chosen={chosen} />
      {rows.map(({ until, title, text }) => (
        <button
          key={until.kind}
          type="button"
          className="until"
          aria-pressed={chosen.kind === until.kind}
          onClick={() => onChoose(until)}
        >
          <b>{title}</b>
          <small className="ink2">{text}</small>
        </button>
      ))}
    </>
  )
}

function useDoWords(until: Until, timeZone: string): string {
  const t = useT()
  if (until.kind === 'today') return t('counter.soldOut.doToday')
  if (until.kind === 'byHand') return t('counter.soldOut.do')
  const isTomorrow = isLaterDay(until.at, serverNow(), timeZone)
  return t(isTomorrow ? 'counter.soldOut.doTomorrow' : 'counter.soldOut.doUntil', { time: clockAt(until.at, timeZone) })
}

interface DoProps {
  readonly isMarked: boolean
  readonly isPending: boolean
  readonly doWords: string
  readonly onBring: () => void
  readonly onMark: () => void
}

function Do({ isMarked, isPending, doWords, onBring, onMark }: DoProps) {
  const t = useT()
  return (
    <div className="do">
      {isMarked && (
        <button type="button" className="btn line" disabled={isPending} onClick={onBring}>
          {t('counter.soldOut.bring')}
        </button>
      )}
      <button type="button" className="btn primary" disabled={isPending} onClick={onMark}>
        {doWords}
      </button>
    </div>
  )
}

interface PaneProps {
  readonly item: Item | undefined
  readonly list: SoldOutList
  readonly onClose: () => void
}

function Chosen({ item, list, onClose }: PaneProps & { readonly item: Item }) {
  const t = useT()
  const [skuId, setSku] = useState('')
  const [until, setUntil] = useState<Until>({ kind: 'today' })
  const backText = useBackText(list.timeZone)
  const doWords = useDoWords(until, list.timeZone)
  const size = item.sizes.find((each) => each.skuId === skuId)
  const { kind, itemId, mark }: { kind: StockKind; itemId: string; mark: Item['mark'] } = size
    ? { kind: stockKind.sku, itemId: size.skuId, mark: size.mark }
    : item
  const name = size ? `${item.name} ${size.name}` : item.name
  const { mutate, isPending } = useMarking(({ isSoldOut }: MarkWish) => {
    showToast(t(isSoldOut ? 'counter.soldOut.marked' : 'counter.soldOut.broughtBack', { name }))
    onClose()
  })
  return (
    <>
      <header>
        <div className="grow">
          <h2 className="t16 b">{item.name}</h2>
          {mark && <p className="t14 ink2">{backText(mark.backAt)}</p>}
        </div>
        <button type="button" className="round" aria-label={t('action.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {item.sizes.length > 0 && (
        <Choices
          legend={t('counter.soldOut.sizes')}
          options={[{ skuId: '', name: t('counter.soldOut.whole') }, ...item.sizes].map((each) => ({
            ...{ value: each.skuId, text: each.name },
          }))}
          chosen={skuId}
          onChoose={setSku}
        />
      )}
      <UntilChoice list={list} chosen={until} onChoose={setUntil} />
      <WhileConnected>
        <Do
          {...{ isMarked: mark !== undefined, isPending, doWords }}
          onBring={() => mutate({ kind, itemId, isSoldOut: false })}
          onMark={() => mutate({ kind, itemId, isSoldOut: true, backAt: backAtOf(until, list) })}
        />
      </WhileConnected>
    </>
  )
}

/** What to do with the chosen item: until when it is sold out, or that it is back. */
export function MarkPane({ item, list, onClose }: PaneProps) {
  const t = useT()
  return (
    <aside className="pane" aria-label={item?.name ?? t('counter.soldOut.title')}>
      {item ? (
        <Chosen item={item} list={list} onClose={onClose} />
      ) : (
        <p className="ink2">{t('counter.soldOut.choose')}</p>
      )}
    </aside>
  )
}
