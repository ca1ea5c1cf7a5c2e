import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { type Start, startKey } from '../../data/start.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { TextField } from '../../ui/field.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

function TestPhone({ testPhone }: { testPhone: Start['testPhoneList'][number] }) {
  const t = useT()
  const { testPhoneId, phone, code } = testPhone
  const remove = useDeskCall('/api/app/desk/start/remove-test-phone', startKey)
  return (
    <li>
      <Icon name="phone" size="s" />
      <span className="grow num" dir="ltr">
        … {phone}
      </span>
      <output className="code num" data-there={code !== null || undefined} aria-label={t('desk.start.codes.code')}>
        {code ?? t('desk.start.codes.noCode')}
      </output>
      <button
        type="button"
        className="btn quiet sq s"
        aria-label={t('desk.start.codes.remove', { phone })}
        onClick={() => remove.mutate({ testPhoneId })}
      >
        <Icon name="close" size="s" />
      </button>
    </li>
  )
}

/** How customers get the code that logs them in: by message, or until then at the desk for a few phones. */
export function CodesStep({ start, onDone }: StepProps) {
  const t = useT()
  const { defaultAreaCode } = useSettings()
  const [phone, setPhone] = useState('')
  const { codesBy, testPhoneList } = start
  const isSent = codesBy === 'message' || codesBy === 'demo'

  async function submit() {
    if (isSent || (phone.trim() === '' && testPhoneList.length > 0)) return onDone()
    await call('/api/app/desk/start/add-test-phone', { areaCode: defaultAreaCode, phone })
    setPhone('')
    onDone()
  }

  return (
    <StepForm
      title={t('desk.start.codes.title')}
      text={t(isSent ? 'desk.start.codes.sent' : 'desk.start.codes.text')}
      action={t(isSent ? 'action.continue' : 'desk.start.codes.add')}
      onSubmit={submit}
    >
      {testPhoneList.length > 0 && (
        <ul className="test-phones">
          {testPhoneList.map((testPhone) => (
            <TestPhone key={testPhone.testPhoneId} testPhone={testPhone} />
          ))}
        </ul>
      )}
      {!isSent && (
        <TextField
          label={t('desk.start.codes.phone')}
          hint={t('desk.start.codes.hint')}
          unit={`+${defaultAreaCode}`}
          type="tel"
          isLatin
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      )}
    </StepForm>
  )
}
