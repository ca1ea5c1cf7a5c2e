import '../../styles/bar.css'
import '@tiffin/kit/ui/button-loading.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'
import { goBack, usePages } from '../../state/navigation/navigation.ts'

interface NavBarProps {
  readonly title: string
  readonly action?: ReactNode
}

/** Back where there is something to go back to, else home [page-3]; both ask first where something is not saved. */
function NavBar({ title, action }: NavBarProps) {
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
      <h1>{title}</h1>
      {action ?? <span />}
    </header>
  )
}

interface PageProps {
  /** `data-testid` is `page-<key>`. */
  readonly page: string
  readonly title: string
  readonly action?: ReactNode
  /** At the bottom, within the thumb. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** A page that is no tab: navigation bar, content, and perhaps a bar with its main action. */
export function Page({ page, title, action, bar, children }: PageProps) {
  return (
    <main className="page" data-testid={`page-${page}`}>
      <NavBar title={title} action={action} />
      {children}
      {bar === undefined ? null : <div className="bar">{bar}</div>}
    </main>
  )
}
