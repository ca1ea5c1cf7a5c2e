import '@tiffin/kit/ui/more-drawings.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { type Receipt, useReceipt } from '../../data/order/receipt.ts'
import { useDates } from '../../state/language/dates.ts'
import { MailSheet } from './mail-sheet.tsx'
import css from './receipt-card.module.css'

function CreditNotes({ notes }: { readonly notes: Receipt['creditNoteList'] }) {
  const t = useT()
  const format = useMoney()
  const dates = useDates()
  return notes.map(({ receiptNo, issueTime, amount }) => (
    <div key={receiptNo} className="between">
      <div>
        <span className="block">{t('receipt.creditNote', { number: receiptNo })}</span>
        <span className="t12 ink2">{dates.full(issueTime)}</span>
      </div>
      <bdi className="num" dir="ltr">
        −{format(amount)}
      </bdi>
    </div>
  ))
}

/** What opens a receipt, as a page or as a file, in the customer's language. */
function Ways({ path }: Pick<Receipt, 'path'>) {
  const t = useT()
  const { language } = useLanguage()
  const link = (ending: string) => `${path}${ending}?lang=${language}`
  return (
    <div className={css.ways}>
      <a className="btn line" href={link('')} target="_blank" rel="noreferrer">
        <Icon name="document" size="s" />
        {t('receipt.open')}
      </a>
      <a className="btn line" href={link('.pdf')} target="_blank" rel="noreferrer">
        <Icon name="download" size="s" />
        {t('receipt.pdf')}
      </a>
    </div>
  )
}

/** The receipt of an order that was paid: its number and credit notes, to be opened, kept or sent [receipt-2]. */
export function ReceiptCard({ orderId }: { readonly orderId: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { data } = useReceipt(orderId)
  if (!data?.receipt) return null
  const { receiptNo, path, creditNoteList } = data.receipt
  return (
    <section className={`card ${css.card}`}>
      <div className="between">
        <h2 className="t16 h">{t('receipt.title')}</h2>
        <span className="num ink2" dir="ltr">
          {receiptNo}
        </span>
      </div>
      <CreditNotes notes={creditNoteList} />
      <Ways path={path} />
      {data.canMail ? (
        <>
          <button type="button" className="btn line wide" onClick={() => setOpen(true)}>
            <Icon name="send" size="s" />
            {t('receipt.send')}
          </button>
          <MailSheet isOpen={isOpen} orderId={orderId} onClose={() => setOpen(false)} />
        </>
      ) : null}
    </section>
  )
}
