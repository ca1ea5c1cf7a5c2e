import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { scanMember } from '../../data/assist.ts'
import { Answers } from '../../features/ask/answers.tsx'
import type { Assisted } from '../../state/serving.ts'

/** A scanner types the code and ends with Enter, like a person who pastes it. */
export function AskScan({ onScan, onClose }: { onScan: (assisted: Assisted) => void; onClose: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    try {
      onScan(await scanMember(typed.trim()))
    } catch (failure) {
      setTyped('')
      setError(failure instanceof CallFailure ? failure.message : t('error.network'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>{t('counter.assist.scanText')}</p>
      <form onSubmit={submit} noValidate>
        <TextField
          name="memberCode"
          label={t('counter.assist.code')}
          value={typed}
          data-initial-focus
          autoComplete="off"
          spellCheck={false}
          maxLength={512}
          fault={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
        <Answers yes={t('counter.assist.open')} onNo={onClose} isDisabled={isBusy || typed.trim() === ''} />
      </form>
    </>
  )
}
