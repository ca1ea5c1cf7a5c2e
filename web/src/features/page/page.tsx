import '../../styles/bar.css'
import '@tiffin/kit/ui/button-loading.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'
import { goBack, usePages } from '../../state/navigation/navigation.ts'

interface NavBarProps {
  readonly title: string
  /** In small type below the title. */
  readonly below?: string
  readonly action?: ReactNode
}

/** Back where there is something to go back to, else home [page-3]; both ask first where something is not saved. */
function NavBar({ title, below = '', action }: NavBarProps) {
  const t = useT()
  const { stack } = usePages()
  const canGoBack = stack.length > 1
  return (
    <header className="navbar">
      <button
        type="button"
        className="iconbtn"
        aria-label={t(canGoBack ? 'action.back' : 'action.backHome')}
        onClick={() => goBack()}
      >
        <Icon name={canGoBack ? 'back' : 'home'} isDirected={canGoBack} />
      </button>
      {below === '' ? (
        <h1>{title}</h1>
      ) : (
        <div className="two-lines">
          <h1 className="one">{title}</h1>
          <p className="t12 ink2 one">
            <bdi dir="ltr">{below}</bdi>
          </p>
        </div>
      )}
      {action ?? <span />}
    </header>
  )
}

interface PageProps {
  /** `data-testid` is `page-<key>`. */
  readonly page: string
  readonly title: string
  /** In small type below the title. */
  readonly below?: string
  readonly action?: ReactNode
  /** At the bottom, within the thumb. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** A page that is no tab: navigation bar, content, and perhaps a bar with its main action. */
export function Page({ page, title, below = '', action, bar, children }: PageProps) {
  return (
    <main className="page" data-testid={`page-${page}`}>
      <NavBar title={title} below={below} action={action} />
      {children}
      {bar === undefined ? null : <div className="bar">{bar}</div>}
    </main>
  )
}
