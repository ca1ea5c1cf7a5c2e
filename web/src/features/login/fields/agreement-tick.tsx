import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { loginEntry, noteLoginEntry } from '../../../state/login/login-entry.ts'
import { openPage } from '../../../state/navigation/navigation.ts'
import { paths } from '../../../state/navigation/paths.ts'
import css from '../login.module.css'

/** Splits a phrase at `<terms>…</terms>` and `<privacy>…</privacy>` and makes links of them. */
function withLinks(phrase: string): ReactNode {
  return phrase.split(/(<terms>.*?<\/terms>|<privacy>.*?<\/privacy>)/).map((part) => {
    const [, name, words] = /^<(terms|privacy)>(.*)<\/\1>$/.exec(part) ?? []
    if (name === undefined) return <Fragment key={part}>{part}</Fragment>
    return (
      <button
        key={part}
        type="button"
        className={css.link}
        onClick={() => openPage(name === 'terms' ? paths.terms : paths.privacy)}
      >
        {words}
      </button>
    )
  })
}

/** Must be ticked before anything is sent [customer-6]. */
export function AgreementTick({ fault = '' }: { readonly fault: string | undefined }) {
  const t = useT()
  const below = useId()
  const box = useRef<HTMLInputElement>(null)
  const words = t('login.agreement')
  useLayoutEffect(() => {
    if (box.current !== null) box.current.checked = loginEntry().isTicked
  }, [])
  return (
    <div className={css.agreement} data-fault={fault !== '' || undefined}>
      <label className={`choice ${css.box}`}>
        <input
          ref={box}
          type="checkbox"
          name="agreement"
          aria-label={words.replace(/<[^>]*>/g, '')}
          aria-invalid={fault !== ''}
          aria-describedby={below}
          onChange={({ target }) => noteLoginEntry({ isTicked: target.checked })}
        />
        <span className="tick">
          <Icon name="check" size="xs" />
        </span>
      </label>
      <p className="t12 ink2">{withLinks(words)}</p>
      <p id={below} role="alert" className={css.untold}>
        {fault}
      </p>
    </div>
  )
}
