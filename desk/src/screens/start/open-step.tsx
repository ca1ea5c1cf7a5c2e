import { Link } from '@tanstack/react-router'
import { ask } from '@tiffin/kit/client/ask.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { call } from '../../data/call.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { isDone, stepNames, steps } from './steps.ts'
import { TestPhones } from './test-phones.tsx'

/** The last look, the first order, and the button that ends the making. */
export function OpenStep({ start, onDone }: StepProps) {
  const t = useT()
  const isLive = start.liveAt !== null
  const isUnheard = start.codesBy === 'testPhones' || start.codesBy === 'none'
  const corp = corpOfAddress()
  const before = steps.filter((step) => step !== 'open')

  async function isSure(): Promise<boolean> {
    const answer = await ask({
      ...{ title: t('desk.start.open.sure'), text: t('desk.start.open.sureText') },
      lines: isUnheard ? [t('desk.start.open.noMessages')] : [],
      confirm: { label: t('desk.start.open.submit'), answer: 'yes' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    return answer === 'yes'
  }

  async function submit() {
    if (!isLive && !(await isSure())) return
    if (!isLive) await call('/api/app/desk/start/go-live', {})
    onDone()
  }

  return (
    <StepForm
      title={t(isLive ? 'desk.start.open.openTitle' : 'desk.start.open.title')}
      text={t(isLive ? 'desk.start.open.openText' : 'desk.start.open.text')}
      action={t(isLive ? 'desk.start.open.again' : 'desk.start.open.submit')}
      onSubmit={submit}
    >
      <ul className="checks">
        {before.map((step) => (
          <li key={step} data-done={isDone(step, start) || undefined}>
            <Icon name={isDone(step, start) ? 'check' : 'minus'} size="s" />
            <Link to="/$corp/start" params={{ corp }} search={{ step }}>
              {t(stepNames[step])}
            </Link>
          </li>
        ))}
      </ul>
      {isUnheard && (
        <p className="notice warn">
          <DeskIcon name="warning" size="s" />
          {t(isLive ? 'desk.start.open.noMessagesLive' : 'desk.start.open.noMessages')}
        </p>
      )}
      <TestPhones list={start.testPhoneList} />
      <p className="row">
        <a className="btn line" href={start.customerAddress} target="_blank" rel="noopener">
          {t('desk.start.open.shop')}
        </a>
        <a className="btn line" href={`/counter/?corp=${corp}`} target="_blank" rel="noopener">
          {t('desk.start.open.counter')}
        </a>
      </p>
    </StepForm>
  )
}
