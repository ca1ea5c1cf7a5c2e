import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import { replacePage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { CorpMark } from '../awning/awning.tsx'
import { Page } from '../page/page.tsx'
import { isOrdering } from './leave-login.ts'
import css from './login.module.css'

/** The page wanted before the log-in, passed from one login page to the next. */
export function useWanted(): string | undefined {
  const { inputs } = usePage()
  return inputs.redirect ?? inputs.uniIdRedirectUrl
}

interface LoginFrameProps {
  /** See `Page`. */
  readonly page: string
  readonly title: string
  readonly intro: string
  /** Said below it; of who came to order, that the cart is kept. */
  readonly lead?: string
  readonly children: ReactNode
}

/** The frame of a login page: the brand's mark, a sentence, the form. */
export function LoginFrame({ page, title, intro, lead, children }: LoginFrameProps) {
  const t = useT()
  const { logo } = useSettings()
  const redirect = useWanted()
  const text = lead ?? (isOrdering(redirect) ? t('login.cartKept') : '')
  return (
    <Page page={page} title={title}>
      <div className={css.frame}>
        <div className={css.head}>
          <CorpMark logo={logo} size={72} />
          <h2 className="t24 h">{intro}</h2>
          {text === '' ? null : <p className="ink2">{text}</p>}
        </div>
        {children}
      </div>
    </Page>
  )
}

/** The two ways to log in, side by side; changing between them leaves nothing to go back to. */
export function LoginWayTabs() {
  const t = useT()
  const { path } = usePage()
  const redirect = useWanted()
  const ways = [
    { to: paths.codeLogin, label: t('login.wayCode') },
    { to: paths.login, label: t('login.wayPassword') },
  ]
  return (
    <nav className={`seg ${css.tabs}`} aria-label={t('login.ways')}>
      {ways.map(({ to, label }) => {
        const url = withInputs(to, { redirect })
        return (
          <a
            key={to}
            href={`#${url}`}
            aria-current={to === path ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              if (to !== path) replacePage(url)
            }}
          >
            {label}
          </a>
        )
      })}
    </nav>
  )
}
