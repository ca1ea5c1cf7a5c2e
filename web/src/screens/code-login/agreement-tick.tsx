import { Fragment, type ReactNode } from 'react'
import { openPage } from '../../state/navigation.ts'
import { paths } from '../../state/paths.ts'
import { useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './code-login.module.css'

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

interface AgreementTickProps {
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
  readonly hasFault: boolean
}

/** Must be ticked before anything is sent (spec §5). */
export function AgreementTick({ isTicked, onChange, hasFault }: AgreementTickProps) {
  const t = useT()
  const words = t('login.agreement')
  return (
    <div className={css.agreement} data-fault={hasFault || undefined}>
      <label className={`choice ${css.box}`}>
        <input
          type="checkbox"
          aria-label={words.replace(/<[^>]*>/g, '')}
          aria-invalid={hasFault}
          checked={isTicked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="tick">
          <Icon name="check" size="xs" />
        </span>
      </label>
      <p className="t12 ink2">{withLinks(words)}</p>
    </div>
  )
}
