import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { keepAwake } from '../../device/wake-lock.ts'
import { PrinterTrouble } from '../../features/print/printer-trouble.tsx'
import { useChosen } from '../../state/chosen.ts'
import { Cancelled } from './cancelled.tsx'
import { GiveBack } from './give-back.tsx'
import { MakingLane } from './lane-making.tsx'
import { NewLane } from './lane-new.tsx'
import { ReadyLane } from './lane-ready.tsx'
import { type LaneName, LaneTabs } from './lane-tabs.tsx'
import { Refused } from './refused.tsx'
import { Top } from './top.tsx'
import { UndoPill } from './undo-pill.tsx'
import { useBoard } from './use-board.ts'
import { useFocus } from './use-focus.ts'
import { useKeys } from './use-keys.ts'
import { useNewOrderSound, useReminders } from './use-sounds.ts'

/** The live board of the store: what is to be paid, new, in the making, ready. */
export function Board() {
  const t = useT()
  const { orders, columns, isUnknown, isRead, timeZone } = useBoard()
  const [shown, show] = useState<LaneName>('new')
  const coming = useMemo(() => [...columns.toPay, ...columns.new], [columns])
  const newest = useNewOrderSound(isRead ? coming : undefined)
  const page = useRef<HTMLElement>(null)
  const hasKeys = useChosen((chosen) => chosen.hasKeys)
  useReminders(columns)
  useKeys(page, columns.making)
  useFocus(page, columns)
  useEffect(keepAwake, [])
  return (
    <main className="board-page" data-testid="page-board" data-keys={hasKeys || undefined} ref={page}>
      <Top figures={isUnknown ? undefined : { orders, all: columns.all, timeZone }} />
      <PrinterTrouble />
      <Refused />
      <Cancelled orders={orders} />
      <GiveBack orders={orders} />
      <p className="sr" role="status">
        {newest !== '' && t('counter.newOrder', { code: newest })}
      </p>
      <LaneTabs columns={isUnknown ? undefined : columns} shown={shown} onShow={show} />
      <div className="board" aria-busy={isUnknown}>
        <NewLane {...{ columns, isUnknown }} isShown={shown === 'new'} />
        <MakingLane {...{ columns, isUnknown }} isShown={shown === 'making'} />
        <ReadyLane orders={columns.ready} all={orders} isUnknown={isUnknown} isShown={shown === 'ready'} />
      </div>
      <UndoPill />
    </main>
  )
}
