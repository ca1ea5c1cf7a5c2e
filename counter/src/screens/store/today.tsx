import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import type { StoreControl } from '../../data/store-control.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { Answers } from '../../features/ask/answers.tsx'
import { showToast } from '../../state/toast.ts'
import { closingTimes } from './closing-times.ts'

interface ControlProps {
  readonly control: StoreControl
}

/** The hours of today, which can end earlier [store-16]. */
export function Today({ control }: ControlProps) {
  const t = useT()
  const [chosenTime, chooseTime] = useState('')
  const { mutate, isPending } = useStoreCall('/api/app/store/control/set-closing', ['control'])
  const { intervalList, isException, isWithinHours } = control
  const times = isWithinHours ? closingTimes(control, serverNow()) : []
  const close = (closesAt: string) =>
    mutate({ closesAt }, { onSuccess: () => showToast(t('counter.store.closes', { time: closesAt })) })
  return (
    <section className="card" aria-labelledby="today">
      <h2 id="today" className="t16 b">
        {t('counter.store.today')}
      </h2>
      <dl className="amounts">
        <div>
          <dt>{t(isException ? 'counter.store.special' : 'counter.store.hours')}</dt>
          <dd className="num">
            {intervalList === null
              ? t('counter.store.noHours')
              : intervalList.map(({ start, end }) => `\u2066${start}–${end}\u2069`).join(', ') ||
                t('counter.store.standing.closed')}
          </dd>
        </div>
      </dl>
      {times.length > 0 && (
        <fieldset className="times" disabled={isPending}>
          <legend className="t14 b ink2">{t('counter.store.closeAt')}</legend>
          {times.map((time) => (
            <button key={time} type="button" onClick={() => chooseTime(time)}>
              {time}
            </button>
          ))}
        </fieldset>
      )}
      {isException && (
        <button type="button" className="btn line" disabled={isPending} onClick={() => mutate({ closesAt: null })}>
          {t('counter.store.usual')}
        </button>
      )}
      {chosenTime !== '' && (
        <Dialog title={t('counter.store.closes', { time: chosenTime })} onClose={() => chooseTime('')}>
          <Answers
            yes={t('action.ok')}
            onNo={() => chooseTime('')}
            onYes={() => {
              chooseTime('')
              close(chosenTime)
            }}
          />
        </Dialog>
      )}
    </section>
  )
}
