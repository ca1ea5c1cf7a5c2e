import { instantOf } from '@tiffin/core/store/instant-of'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useState } from 'react'
import { corpTimeZone } from '../../state/dates.ts'

/** Before a store opens. */
const usualClock = '06:00'

/** When the draft is published: at once, or at a date and time by the brand's clock. */
export function useWhen() {
  const timeZone = corpTimeZone()
  const [isLater, setLater] = useState(false)
  const [date, setDate] = useState(() => addDays(localTimeAt(serverNow(), timeZone).date, 1))
  const [clock, setClock] = useState(usualClock)
  const publishAt = instantOf({ date, clock }, timeZone)
  return {
    ...{ isLater, setLater, date, setDate, clock, setClock, publishAt, timeZone },
    isToCome: publishAt > serverNow(),
  }
}

export type When = ReturnType<typeof useWhen>
