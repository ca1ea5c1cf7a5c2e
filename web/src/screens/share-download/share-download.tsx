import { appOs } from '@tiffin/kit/client/app-os.ts'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useDownloadPage } from '../../data/corp.ts'
import { isInChatApp } from '../../device/in-chat-app.ts'
import { isAtComputer } from '../../device/is-at-computer.ts'
import { CorpMark } from '../../features/awning/awning.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { Page } from '../../features/page/page.tsx'
import { copyLinkTo, linkTo } from '../../features/share/share-page.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './share-download.module.css'

/** As large as the picture gets in a wide window. */
const pictureSize = 320

const Qr = lazyPart(() => import('@tiffin/kit/ui/qr.tsx').then((it) => it.Qr))

type Download = NonNullable<ReturnType<typeof useDownloadPage>['data']>

const isSafe = (url: string) => url.startsWith('https://')

/** The stores of apps, this phone's own first. */
function Stores({ iosUrl, androidUrl }: Download) {
  const t = useT()
  const stores = [
    { url: iosUrl, label: t('share.appStore'), isOwn: appOs() === '2' },
    { url: androidUrl, label: t('share.googlePlay'), isOwn: appOs() !== '2' },
  ]
  return stores
    .filter(({ url }) => isSafe(url))
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .map(({ url, label }, index) => (
      <a key={url} className={`btn big wide ${index === 0 ? 'primary' : 'line'}`} href={url} rel="noreferrer">
        {label}
      </a>
    ))
}

/** What can be done, right below the words: first what the page is for. */
function Actions({ download }: { readonly download: Download }) {
  const t = useT()
  return (
    <div className={css.actions}>
      {download.enabled ? (
        <Stores {...download} />
      ) : (
        <button type="button" className="btn big wide primary" onClick={() => openTab(paths.menu)}>
          {t('action.goToMenu')}
        </button>
      )}
      <div className={css.quiet}>
        <button type="button" className="btn plain" onClick={() => copyLinkTo(paths.home)}>
          {t('share.copyLink')}
        </button>
        {download.enabled ? (
          <button type="button" className="btn plain" onClick={() => openTab(paths.menu)}>
            {t('action.goToMenu')}
          </button>
        ) : null}
      </div>
    </div>
  )
}

/** From a computer to the phone [page-93]. */
function Scan({ enabled }: Download) {
  const t = useT()
  return (
    <figure className={css.scan}>
      <span className={css.paper}>
        <Qr className={css.qr} content={linkTo(enabled ? paths.shareDownload : paths.home)} label={t('share.scan')} />
      </span>
      <figcaption className="t14 m" aria-hidden="true">
        {t('share.scan')}
      </figcaption>
    </figure>
  )
}

function Offer({ download }: { readonly download: Download }) {
  const t = useT()
  const { brandName, slogan } = useSettings()
  const { title, description, logo, image, enabled } = download
  return (
    <div className={css.offer}>
      {isInChatApp() ? (
        <p className={`notice ${css.hint}`} role="note">
          <Icon name="info" size="s" />
          {t('share.openInBrowser')}
        </p>
      ) : null}
      <div className={css.side}>
        <span className={css.mark}>
          <CorpMark logo={logo} size={72} />
        </span>
        <h2 className="t24 h">{enabled && title !== '' ? title : brandName}</h2>
        <p className={`ink2 ${css.words}`}>{enabled && description !== '' ? description : slogan}</p>
        {enabled ? null : (
          <p className={`notice warn ${css.hint}`} role="status">
            <Icon name="info" size="s" />
            {t('share.notEnabled')}
          </p>
        )}
        <div className={css.ways}>
          {isAtComputer() ? <Scan {...download} /> : null}
          <Actions download={download} />
        </div>
      </div>
      {image === '' ? null : (
        <span className={css.art}>
          <Picture base={image} size={pictureSize} isUrgent />
        </span>
      )}
    </div>
  )
}

/** Leads to the brand's own app; what is not to be opened from outside ends here too. */
export function ShareDownloadScreen() {
  const t = useT()
  const { data, isError, refetch } = useDownloadPage()
  return (
    <Page page="shareDownload" title={t('title.shareDownload')}>
      {data === undefined && isError ? <LoadFault onRetry={refetch} /> : null}
      {data === undefined && !isError ? (
        <div className={css.offer} role="status" aria-label={t('frame.loading')} data-waiting>
          <div className={css.side}>
            <span className={css.mark}>
              <Skeleton block={72} inline={72} radius={36} />
            </span>
            <Skeleton block={32} inline="80%" />
            <Skeleton block={40} inline="56%" />
            <div className={css.ways}>
              {isAtComputer() ? <Skeleton block={200} inline={168} radius={20} /> : null}
              <div className={css.actions}>
                <Skeleton block={52} radius={26} />
                <Skeleton block={52} radius={26} />
                <Skeleton block={44} inline="60%" radius={22} />
              </div>
            </div>
          </div>
          <div className={css.art} />
        </div>
      ) : null}
      {data === undefined ? null : <Offer download={data} />}
    </Page>
  )
}
