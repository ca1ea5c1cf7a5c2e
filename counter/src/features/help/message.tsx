import { kindOfFile } from '@tiffin/core/media/choice'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import { type HelpMessage, helpKey } from '../../data/help.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { draftOf, dropDraft, keepDraft } from '../../state/answer-drafts.ts'
import { clockOf } from '../../state/dates.ts'
import { showFoundOrder } from '../../state/found-order.ts'
import { money } from '../../state/money.ts'
import { useMay } from '../../state/session.ts'

function Files({ list }: { list: readonly string[] }) {
  const t = useT()
  return (
    <div className="help-files">
      {list.map((url, index) =>
        kindOfFile({ name: url, type: '' }) === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: there is no transcript of a customer's video
          <video key={url} src={url} controls preload="metadata" aria-label={t('orderHelp.video')} />
        ) : (
          <img key={url} src={url} alt={t('orderHelp.picture', { number: index + 1 })} loading="lazy" />
        ),
      )}
    </div>
  )
}

function Answer({ helpId }: { helpId: string }) {
  const t = useT()
  const [answer, setAnswer] = useState(() => draftOf(helpId))
  const write = (text: string) => {
    keepDraft(helpId, text)
    setAnswer(text)
  }
  const { mutate, isPending } = useStoreCall('/api/app/store/help/close', helpKey)
  function submit(event: FormEvent) {
    event.preventDefault()
    mutate({ helpId, answer: answer.trim() }, { onSuccess: () => dropDraft(helpId) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        name="answer"
        label={t('counter.help.answer')}
        placeholder={t('counter.help.answerHint')}
        value={answer}
        maxLength={140}
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
      />
      <button type="submit" className={`btn ${answer.trim() === '' ? 'line' : 'primary'}`} disabled={isPending}>
        {t(answer.trim() === '' ? 'counter.help.close' : 'counter.help.send')}
      </button>
    </form>
  )
}

interface MessageProps {
  readonly message: HelpMessage
  readonly onLeave: () => void
}

/** The code of an order, which leads to it for who may look at orders of any day [assist-17]. */
function Code({ message: { orderId, ...order }, onLeave }: MessageProps) {
  const t = useT()
  const may = useMay()
  const code = codeOf(order)
  if (!may('order:read')) return <b className="t20 num">{code}</b>
  const leave = () => {
    showFoundOrder(orderId)
    location.hash = '#/orders'
    onLeave()
  }
  return (
    <button type="button" className="btn line num" aria-label={t('counter.help.order', { code })} onClick={leave}>
      {code}
      <Icon name="forward" size="xs" isDirected />
    </button>
  )
}

/** One message: which order and customer, what is wrong, and the answer. */
export function Message({ message, onLeave }: MessageProps) {
  const t = useT()
  const { helpId, customerName, reason, words, fileList, createTime, doneTime, answer } = message
  return (
    <li className="help-message" data-done={doneTime !== null || undefined}>
      <div className="help-head">
        <Code message={message} onLeave={onLeave} />
        <span className="grow">
          <b>{t(`orderHelp.reasons.${reason}`)}</b>
          <span className="t12 ink2 block">
            {[customerName, money(message.payableTotal), clockOf(createTime)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </div>
      {words === '' ? null : <p dir="auto">{words}</p>}
      {fileList.length === 0 ? null : <Files list={fileList} />}
      {doneTime === null ? (
        <Answer helpId={helpId} />
      ) : (
        <p className="ink2">{answer === '' ? t('counter.help.done') : answer}</p>
      )}
    </li>
  )
}
