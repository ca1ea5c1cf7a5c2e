import '@tiffin/kit/ui/choices.css'
import { type HelpReason, helpReasons, longestHelpWords } from '@tiffin/core/order/order-help'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t as say, useT } from '@tiffin/kit/client/words.ts'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { type FormEvent, useState } from 'react'
import { sendOrderHelp } from '../../data/order/order-help.ts'
import { HelpFiles } from './help-files.tsx'
import css from './order-help.module.css'
import { useHelpFiles } from './use-help-files.ts'

interface HelpFormProps {
  readonly orderId: string
  readonly storeName: string
  readonly onClose: () => void
}

function Reasons({ chosen, onChoose }: { chosen: HelpReason | undefined; onChoose: (reason: HelpReason) => void }) {
  const t = useT()
  return (
    <fieldset className={css.group}>
      <legend>
        <b>{t('orderHelp.reason')}</b>
      </legend>
      <div className={css.reasons}>
        {helpReasons.map((reason) => (
          <label key={reason} className="chip choice">
            <input type="radio" name="reason" checked={chosen === reason} onChange={() => onChoose(reason)} />
            {t(`orderHelp.reasons.${reason}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function HelpForm({ orderId, storeName, onClose }: HelpFormProps) {
  const t = useT()
  const { files, add, remove } = useHelpFiles()
  const [reason, setReason] = useState<HelpReason>()
  const [words, setWords] = useState('')
  const [isSending, setSending] = useState(false)
  const needsWords = reason === 'other' && words.trim() === ''
  const isReady = reason !== undefined && !needsWords && files.every(({ url }) => url !== undefined)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isReady || isSending) return
    setSending(true)
    try {
      await sendOrderHelp(orderId, { reason, words, fileList: files.flatMap(({ url }) => url ?? []) })
      showToast(say('orderHelp.sent', { store: storeName }))
      onClose()
    } catch (failure) {
      showToast(failure instanceof CallFailure ? failure.message : say('error.network'))
    } finally {
      setSending(false)
    }
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <Reasons chosen={reason} onChoose={setReason} />
      <label className={css.group}>
        <b>{t('orderHelp.words')}</b>
        <textarea
          className={css.words}
          placeholder={t('orderHelp.wordsHint')}
          maxLength={longestHelpWords}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <span className="pri t12" role="alert">
          {needsWords ? t('orderHelp.wordsRequired') : ''}
        </span>
      </label>
      <HelpFiles files={files} onAdd={add} onRemove={remove} />
      <button type="submit" className="btn primary big wide" disabled={!isReady || isSending}>
        {t('orderHelp.send')}
      </button>
    </form>
  )
}

/** Reports to the store what is wrong with an order, with pictures or a video. */
export function HelpSheet({ isOpen, ...form }: HelpFormProps & { readonly isOpen: boolean }) {
  const t = useT()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={form.onClose}
      label={t('orderHelp.title')}
      head={<h2 className={`t20 h ${css.title}`}>{t('orderHelp.title')}</h2>}
    >
      <HelpForm {...form} />
    </Sheet>
  )
}
