import { ask } from '@tiffin/kit/client/ask.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { useDates } from '../../state/language/dates.ts'
import { goBack, navigator } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'

/** Leaving is asked about once; the order waits on in the list. */
export function useLeaveQuestion(deadline: number | null): void {
  const { id } = usePage()
  const dates = useDates()
  const time = deadline === null ? '' : dates.clock(deadline)
  useEffect(() => {
    let mayLeave = false
    return navigator().onBackPress(id, () => {
      if (mayLeave || time === '') return true
      ask({
        title: t('cashier.leaveTitle'),
        text: t('cashier.leaveText', { time }),
        confirm: { label: t('cashier.stay'), answer: 'stay' },
        cancel: { label: t('cashier.leave'), answer: 'leave' },
        closing: 'stay',
      }).then((answer) => {
        mayLeave = answer === 'leave'
        if (mayLeave) goBack()
      })
      return false
    })
  }, [id, time])
}
