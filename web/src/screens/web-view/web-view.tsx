import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { Page } from '../../features/page/page.tsx'
import { openTab } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths } from '../../state/navigation/paths.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { Flower } from '../../ui/flower.tsx'
import { allowedUrl } from './allowed-url.ts'
import { openBridge } from './bridge.ts'
import css from './web-view.module.css'

/** A page that has not come by then is offered again [page-6]. */
const loadMs = 20_000

/** The same page where the customer's own browser shows it. */
function Outside({ url, className }: { readonly url: URL; readonly className: string }) {
  const t = useT()
  return (
    <a className={className} href={url.href} target="_blank" rel="noopener noreferrer">
      {t('webView.outside')}
    </a>
  )
}

/** Whose page it is, and the way to it outside: a page that refuses to be framed only stays empty, and no event says so [page-25]. */
function HostLine({ url, title }: Pick<FrameProps, 'url' | 'title'>) {
  const t = useT()
  const { host, pathname } = url
  const path = pathname === '/' ? '' : pathname
  // Without a title of its own the page is called by its host: that need not be said twice.
  const address = title === host && path !== '' ? path : `${host}${path}`
  return (
    <div className={css.host}>
      <div className={css.about}>
        <p className={css.address}>
          <Icon name="lock" size="xs" />
          <bdi dir="ltr">{address}</bdi>
        </p>
        <p className="t12 ink2">{t('webView.ifEmpty')}</p>
      </div>
      <Outside url={url} className={`btn line ${css.outside}`} />
    </div>
  )
}

/** It did not come in time, or there is no connection. */
function Lost({ url, onRetry }: { readonly url: URL; readonly onRetry: () => void }) {
  const t = useT()
  return (
    <div className="empty" role="alert">
      <Drawing name="plate" />
      <b className="t16">{t('webView.lost', { host: `\u2066${url.host}\u2069` })}</b>
      <p className="ink2">{t('webView.lostText')}</p>
      <button type="button" className="btn primary" onClick={onRetry}>
        {t('action.retry')}
      </button>
      <Outside url={url} className="btn line" />
    </div>
  )
}

interface FrameProps {
  readonly url: URL
  readonly title: string
  readonly onRetry: () => void
}

function Frame({ url, title, onRetry }: FrameProps) {
  const t = useT()
  const { webviewOriginList: origins } = useSettings()
  const isOffline = useOverlays((overlays) => overlays.isOffline)
  const [state, setState] = useState<'coming' | 'there' | 'late'>('coming')
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => openBridge({ frame: () => frame.current?.contentWindow, origins }), [origins])
  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(() => setState('late'), loadMs)
    return () => clearTimeout(timer)
  }, [state])
  const isLost = state === 'late' || (state === 'coming' && isOffline)
  return (
    <div className={css.place}>
      {state === 'coming' && !isLost ? (
        <div className={css.bar} role="progressbar" aria-label={t('frame.loading')} />
      ) : null}
      {state === 'coming' && !isLost ? (
        <span className={css.mark}>
          <Flower size={48} colour="var(--primary-line)" heart="var(--bg)" className="turning" />
        </span>
      ) : null}
      {isLost ? (
        <Lost url={url} onRetry={onRetry} />
      ) : (
        <iframe
          ref={frame}
          className={css.frame}
          data-state={state}
          src={url.href}
          title={title}
          // Its own origin, which is never ours: it keeps its storage and says by whom its messages are sent.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="strict-origin"
          onLoad={() => setState('there')}
        />
      )}
    </div>
  )
}

function NotAllowed({ text }: { readonly text: string }) {
  const t = useT()
  const { brandName: brand } = useSettings()
  const host = URL.parse(text)?.host ?? ''
  return (
    <div className="empty" role="alert">
      <Drawing name="plate" />
      <b className="t16">{t('webView.notAllowed')}</b>
      <p className="ink2">
        {host === ''
          ? t('webView.notAllowedText', { brand })
          : t('webView.notHere', { host: `\u2066${host}\u2069`, brand })}
      </p>
      <button type="button" className="btn primary" onClick={() => openTab(paths.home)}>
        {t('action.backHome')}
      </button>
    </div>
  )
}

/** A page of the brand's own site inside the app. */
export function WebViewScreen() {
  const t = useT()
  const { inputs } = usePage()
  const { webviewOriginList } = useSettings()
  const [tries, setTries] = useState(0)
  const url = allowedUrl(inputs.url ?? '', webviewOriginList)
  const title = inputs.title || (url?.host ?? t('title.webView'))
  return (
    <Page page="webView" title={title}>
      {url === undefined ? (
        <NotAllowed text={inputs.url ?? ''} />
      ) : (
        <>
          <HostLine url={url} title={title} />
          <Frame key={`${url.href} ${tries}`} url={url} title={title} onRetry={() => setTries(tries + 1)} />
        </>
      )}
    </Page>
  )
}
