import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { TextField } from '../../ui/field.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { TestPhones } from './test-phones.tsx'

/** How customers get the code that logs them in: by message, or until then at the desk for a few phones. */
export function CodesStep({ start, onDone }: StepProps) {
  const t = useT()
  const { defaultAreaCode } = useSettings()
  const [phone, setPhone] = useState('')
  const { codesBy, testPhoneList, liveAt } = start
  const isSent = codesBy === 'message' || codesBy === 'demo'
  /** Test phones end with going live. */
  const isAsked = !isSent && liveAt === null

  async function submit() {
    if (!isAsked || (phone.trim() === '' && testPhoneList.length > 0)) return onDone()
    await call('/api/app/desk/start/add-test-phone', { areaCode: defaultAreaCode, phone })
    setPhone('')
    onDone()
  }

  return (
    <StepForm
      title={t('desk.start.codes.title')}
      text={t(isSent ? 'desk.start.codes.sent' : isAsked ? 'desk.start.codes.text' : 'desk.start.open.noMessagesLive')}
      action={t(isAsked ? 'desk.start.codes.add' : 'action.continue')}
      onSubmit={submit}
    >
      <TestPhones list={testPhoneList} />
      {isAsked && (
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
