import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { exchangeCode, refreshCoupons } from '../../data/customer/coupon.ts'
import css from './exchange-form.module.css'

/** Longer than any code with its blanks and hyphens. */
const inputMaxLength = 64

interface ExchangeFormProps {
  /** The sheet holds nothing else, so that the field takes the focus. */
  readonly isAlone?: boolean
  /** A coupon was added. */
  readonly onDone: () => void
}

function wordsOf(failure: unknown): string {
  if (isRefusal(failure, 'couponUnknown')) return t('coupon.exchange.unknown')
  if (isRefusal(failure, 'tooManyTries')) return t('coupon.exchange.tooOften')
  return failure instanceof CallFailure ? failure.message : t('error.load')
}

interface CodeInputProps {
  readonly code: string
  readonly hasFault: boolean
  /** It takes the focus as it appears. */
  readonly hasFocus: boolean
  readonly onType: (code: string) => void
}

function CodeInput({ code, hasFault, hasFocus, onType }: CodeInputProps) {
  const t = useT()
  return (
    <label className={`field ${css.code}`} data-fault={hasFault || undefined}>
      <Icon name="ticket" size="s" />
      <span className="sr">{t('coupon.exchange.field')}</span>
      <input
        data-initial-focus={hasFocus || undefined}
        className="num"
        dir="ltr"
        value={code}
        maxLength={inputMaxLength}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={hasFault}
        aria-describedby="exchange-words"
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  )
}

/** A printed code becomes a coupon; what speaks against it stands below the field. */
export function ExchangeForm({ isAlone = false, onDone }: ExchangeFormProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function exchange(): Promise<void> {
    if (isBusy) return
    if (code.trim() === '') return setFault(t('coupon.exchange.required'))
    setBusy(true)
    setFault('')
    try {
      const { name } = await exchangeCode(code)
      showToast(t('coupon.exchange.done', { name }))
      refreshCoupons()
      setCode('')
      onDone()
    } catch (failure) {
      setFault(wordsOf(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        exchange()
      }}
    >
      <CodeInput
        code={code}
        hasFault={fault !== ''}
        hasFocus={isAlone}
        onType={(typed) => {
          setCode(typed)
          setFault('')
        }}
      />
      <p
        id="exchange-words"
        className={`t12 ${fault === '' ? 'ink2' : css.fault}`}
        role={fault === '' ? undefined : 'alert'}
      >
        {fault === '' ? t('coupon.exchange.hint') : fault}
      </p>
      <button
        type="submit"
        className={`btn ${isAlone ? 'primary big' : 'line'} wide ${isBusy ? 'loading' : ''}`}
        aria-busy={isBusy}
      >
        {t('coupon.exchange.submit')}
      </button>
    </form>
  )
}
