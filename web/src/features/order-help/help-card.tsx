import '@tiffin/kit/ui/more-drawings.ts'
import { kindOfFile } from '@tiffin/core/media/choice'
import type { Order } from '@tiffin/core/order/order'
import { mostHelpOfOrder } from '@tiffin/core/order/order-help'
import { orderStatus } from '@tiffin/core/order/order-state'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { type OrderHelp, useOrderHelp } from '../../data/order/order-help.ts'
import { useDates } from '../../state/language/dates.ts'
import { HelpSheet } from './help-sheet.tsx'
import css from './order-help.module.css'

function Sent({ help }: { readonly help: OrderHelp }) {
  const t = useT()
  const dates = useDates()
  const { reason, words, fileList, answer, doneTime, createTime } = help
  return (
    <li className={css.sent}>
      <div className="between">
        <b>{t(`orderHelp.reasons.${reason}`)}</b>
        <span className="t12 ink2">{dates.full(createTime)}</span>
      </div>
      {words === '' ? null : <p dir="auto">{words}</p>}
      {fileList.length === 0 ? null : (
        <ul className={css.thumbs}>
          {fileList.map((url, index) => (
            <li key={url} className={css.thumb}>
              {kindOfFile({ name: url, type: '' }) === 'video' ? (
                <Icon name="play" />
              ) : (
                <img src={url} alt={t('orderHelp.picture', { number: index + 1 })} loading="lazy" />
              )}
            </li>
          ))}
        </ul>
      )}
      {answer === '' ? (
        <p className="t12 ink2">{t(doneTime === null ? 'orderHelp.waiting' : 'orderHelp.done')}</p>
      ) : (
        <p className="notice">
          <span>
            <b className="block">{t('orderHelp.reply')}</b>
            <span dir="auto">{answer}</span>
          </span>
        </p>
      )}
    </li>
  )
}

/** Help with an order: what was said and answered, and the way to say more. */
export function HelpCard({ order }: { readonly order: Order }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { orderId, status, store } = order
  const { data: sent = [] } = useOrderHelp(orderId)
  const isOver = status === orderStatus.cancelled || status === orderStatus.timeout
  const canSend = !isOver && sent.length < mostHelpOfOrder
  if (!canSend && sent.length === 0) return null
  return (
    <section className={sent.length === 0 ? undefined : 'card'}>
      {sent.length === 0 ? null : (
        <>
          <h2 className="t16 h">{t('orderHelp.history')}</h2>
          <ul>
            {sent.map((help) => (
              <Sent key={help.helpId} help={help} />
            ))}
          </ul>
        </>
      )}
      {canSend ? (
        <button type="button" className={`btn line wide ${css.open}`} onClick={() => setOpen(true)}>
          <Icon name="note" size="s" />
          {t('orderHelp.button')}
        </button>
      ) : null}
      <HelpSheet isOpen={isOpen} orderId={orderId} storeName={store.storeName} onClose={() => setOpen(false)} />
    </section>
  )
}
