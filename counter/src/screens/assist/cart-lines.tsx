import type { CartLine } from '@tiffin/core/cart/cart-line'
import { lineAmountOf } from '@tiffin/core/cart/line-amount'
import { lineIdentity } from '@tiffin/core/cart/lines'
import { useT } from '@tiffin/kit/client/words.ts'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import { detailsOf } from '../../features/ticket/details-of.ts'
import { money } from '../../state/money.ts'
import { faultOf } from './line-fault.ts'
import type { Menu } from './use-menu.ts'

interface LineProps {
  readonly line: CartLine
  /** Why it cannot be sold now; empty: it can. */
  readonly fault: string
  readonly onNum: (num: number) => void
  readonly isBusy: boolean
}

function Line({ line, fault, onNum, isBusy }: LineProps) {
  const t = useT()
  const { productName: name, num, image } = line
  const details = detailsOf(line)
  return (
    <li data-gone={fault !== '' || undefined}>
      {image !== '' && <img src={`${image}-192.webp`} alt="" loading="lazy" width="44" height="44" />}
      <span className="grow">
        <b>{name}</b>
        {details !== '' && <span className="t12 ink2 details">{details}</span>}
        {fault === '' ? (
          <span className="t14 num b">{money(lineAmountOf(line))}</span>
        ) : (
          <>
            <span className="tag warn">{fault}</span>
            <button
              type="button"
              className="btn soft"
              disabled={isBusy}
              aria-label={t('counter.assist.takeOut', { name })}
              onClick={() => onNum(0)}
            >
              {t('action.remove')}
            </button>
          </>
        )}
      </span>
      <Stepper
        num={num}
        isDisabled={isBusy}
        onChange={onNum}
        labels={{ less: t('counter.assist.fewer', { name }), more: t('counter.assist.more', { name }), num: name }}
      />
    </li>
  )
}

interface CartLinesProps {
  readonly lines: readonly CartLine[]
  readonly isBusy: boolean
  readonly onNum: (line: CartLine, num: number) => void
  readonly menu: Menu | undefined
}

/** What is in a cart, each line with how many. */
export function CartLines({ lines, isBusy, onNum, menu }: CartLinesProps) {
  const t = useT()
  if (lines.length === 0) return <p className="ink2 grow">{t('counter.assist.empty')}</p>
  return (
    <ul className="cart-lines" aria-busy={isBusy}>
      {lines.map((line) => (
        <Line
          key={lineIdentity(line)}
          line={line}
          fault={menu ? faultOf(line, menu) : ''}
          isBusy={isBusy}
          onNum={(num) => onNum(line, num)}
        />
      ))}
    </ul>
  )
}
