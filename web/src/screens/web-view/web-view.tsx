import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { showToast, useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../device/share/clipboard.ts'
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

/** Until then nobody has to be told what else can be done. */
const slowMs = 5_000

/** The same page where the customer's own browser shows it: a page that refuses to be framed stays empty, and no event says so [page-25]. */
function Outside({ url, isIcon = false }: { readonly url: URL; readonly isIcon?: boolean }) {
  const t = useT()
  return (
    <a
      className={isIcon ? 'iconbtn' : 'btn line'}
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={isIcon ? t('webView.outside') : undefined}
    >
      {isIcon ? <Icon name="outside" /> : t('webView.outside')}
    </a>
  )
}

/** It did not come in time, or there is no connection. */
function Lost({ url, onRetry }: { readonly url: URL; readonly onRetry: () => void }) {
  const t = useT()
  return (
    <div className="empty" role="alert">
      <Drawing name="plate" />
      <b className="t20 h">{t('webView.lost')}</b>
      <bdi className="t12 ink2" dir="ltr">
        {url.host}
      </bdi>
      <p className="ink2">{t('webView.lostText')}</p>
      <button type="button" className="btn primary" onClick={onRetry}>
        {t('action.retry')}
      </button>
      <Outside url={url} />
    </div>
  )
}

/** While it is on its way; after some seconds with what else can be done. */
function Coming() {
  const t = useT()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div className={css.bar} role="progressbar" aria-label={t('frame.loading')} />
      <div className={css.mark} role="status">
        <Flower size={48} colour="var(--primary-line)" heart="var(--bg)" className="turning" />
        {isSlow ? <p className={`ink2 ${css.hint}`}>{t('webView.ifEmpty')}</p> : null}
      </div>
    </>
  )
}

interface FrameProps {
  readonly url: URL
  readonly title: string
  readonly onRetry: () => void
}

/** The page in its frame. The bar names its host once: as the title, or below a title of its own [page-62]. */
function Framed({ url, title, onRetry }: FrameProps) {
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
    <Page
      page="webView"
      title={title}
      below={title === url.host ? '' : url.host}
      action={isLost ? undefined : <Outside url={url} isIcon />}
    >
      <div className={css.place}>
        {state === 'coming' && !isLost ? <Coming /> : null}
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
    </Page>
  )
}

/** Copies the address of a page that is refused here. */
function CopyAddress({ text }: { readonly text: string }) {
  const t = useT()
  const copy = async () => showToast(t((await copyText(text)) ? 'clipboard.ok' : 'clipboard.failed'))
  return (
    <button type="button" className="btn line" onClick={copy}>
      <Icon name="copy" size="s" />
      {t('webView.copyAddress')}
    </button>
  )
}

/** A page of somebody else: nothing leads there, but its address can be had [page-94]. */
function NotAllowed({ text }: { readonly text: string }) {
  const t = useT()
  const { brandName: brand } = useSettings()
  const url = URL.parse(text)
  const host = url?.host ?? ''
  return (
    <div className={`empty ${css.refused}`} role="alert">
      <Drawing name="plate" />
      <b className="t20 h">{t('webView.notAllowed')}</b>
      <p className="ink2">
        {host === ''
          ? t('webView.notAllowedText', { brand })
          : t('webView.notHere', { host: `\u2066${host}\u2069`, brand })}
      </p>
      <div className={css.ways}>
        <button type="button" className="btn primary" onClick={() => openTab(paths.home)}>
          {t('action.backHome')}
        </button>
        {url !== null && /^https?:$/.test(url.protocol) ? <CopyAddress text={url.href} /> : null}
      </div>
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
  if (url === undefined) {
    return (
      <Page page="webView" title={inputs.title || t('title.webView')}>
        <NotAllowed text={inputs.url ?? ''} />
      </Page>
    )
  }
  return (
    <Framed
      key={`${url.href} ${tries}`}
      url={url}
      title={inputs.title || url.host}
      onRetry={() => setTries(tries + 1)}
    />
  )
}
