import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import { replacePage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { Page } from '../page/page.tsx'
import { isOrdering } from './leave-login.ts'
import css from './login.module.css'
import { Teacup } from './teacup.tsx'

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
  /** A password is chosen here, by somebody whose brand is known. */
  readonly isLocked?: boolean
  /** Many fields follow: the cup is small and all stands closer, so that the last link is in sight. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** The frame of a login page: a cup with the brand's mark, a sentence, the form. */
export function LoginFrame({ page, title, intro, lead, isLocked = false, isLong = false, children }: LoginFrameProps) {
  const t = useT()
  const redirect = useWanted()
  const text = lead ?? (isOrdering(redirect) ? t('login.cartKept') : '')
  return (
    <Page page={page} title={title}>
      <div className={css.frame} data-long={isLong || undefined}>
        <Teacup isLocked={isLocked} isSmall={isLong} />
        <div className={css.head}>
          <h2 className="t24 h">{intro}</h2>
          {text === '' ? null : <p className="ink2">{text}</p>}
        </div>
        {children}
      </div>
    </Page>
  )
}

/** The input of the log-in page that was opened for the password, not as the way to a page. */
export const passwordWay = 'password'

/** The input of the page for a code that was opened while registering. */
const registerWay = 'register'

interface LoginWayTabsProps {
  readonly shown: 'code' | 'password'
  /** The password would be a new one. */
  readonly isNew?: boolean
}

/** The two ways in, side by side; changing between them leaves nothing to go back to. Who registers comes back to that [page-90]. */
export function LoginWayTabs({ shown, isNew = false }: LoginWayTabsProps) {
  const t = useT()
  const redirect = useWanted()
  const { inputs } = usePage()
  const isRegistering = isNew || inputs.way === registerWay
  const byPassword = isRegistering
    ? withInputs(paths.register, { redirect })
    : withInputs(paths.login, { redirect, way: passwordWay })
  const openedFor = isRegistering ? registerWay : undefined
  const ways = [
    {
      way: 'code',
      url: withInputs(paths.codeLogin, { redirect, way: openedFor }),
      label: t(isRegistering ? 'login.onlyCode' : 'login.wayCode'),
    },
    { way: 'password', url: byPassword, label: t(isRegistering ? 'login.codeAndPassword' : 'login.wayPassword') },
  ]
  return (
    <nav className={`seg ${css.tabs}`} aria-label={t(isRegistering ? 'title.register' : 'login.ways')}>
      {ways.map(({ way, url, label }) => (
        <a
          key={way}
          href={`#${url}`}
          aria-current={way === shown ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault()
            if (way !== shown) replacePage(url)
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
