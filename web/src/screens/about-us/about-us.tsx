import '../../styles/narrow-page.css'
import '@tiffin/kit/ui/choices.css'
import { appVersion } from '@tiffin/kit/client/app-version.ts'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useStore } from '../../data/store/store.ts'
import { CorpMark } from '../../features/awning/awning.tsx'
import { Page } from '../../features/page/page.tsx'
import { sharePage } from '../../features/share/share-page.ts'
import { checkUpdate } from '../../features/update/check-update.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import css from './about-us.module.css'

interface DialProps {
  readonly label: string
  readonly phone: string
}

function Dial({ label, phone }: DialProps) {
  return (
    <a className="row" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <span className="ink2 flex">
        <Icon name="phone" />
      </span>
      <span className="grow">{label}</span>
      <span className={`num ${css.dial}`} dir="ltr">
        {phone}
      </span>
    </a>
  )
}

/** The brand, the version, the agreements, and whom to call. */
export function AboutUsScreen() {
  const t = useT()
  const { logo, brandName, slogan, servicePhone } = useSettings()
  const { data: store } = useStore()
  return (
    <Page page="aboutUs" title={t('title.aboutUs')}>
      <div className={`narrow-page ${css.about}`}>
        <header className={css.corp}>
          <CorpMark logo={logo} size={96} />
          <h2 className="t24 h">{brandName}</h2>
          {slogan === '' ? null : <p className="ink2">{slogan}</p>}
          <p className="tag mute num">{t('me.version', { version: appVersion })}</p>
        </header>
        <section className={`card ${css.rows}`}>
          <LinkRow icon="again" label={t('about.check')} onClick={() => checkUpdate()} />
          <LinkRow icon="share" label={t('share.brand', { brand: brandName })} onClick={() => sharePage(paths.home)} />
          <LinkRow icon="document" label={t('title.terms')} onClick={() => openPage(paths.terms)} />
          <LinkRow icon="shield" label={t('title.privacy')} onClick={() => openPage(paths.privacy)} />
        </section>
        <section className={`card ${css.rows}`}>
          {servicePhone === '' ? null : <Dial label={t('about.contact')} phone={servicePhone} />}
          {store === undefined || store.phone === '' ? null : <Dial label={store.storeName} phone={store.phone} />}
        </section>
        <p className={`t12 ink3 ${css.owner}`}>
          © {new Date().getFullYear()} {brandName}
        </p>
      </div>
    </Page>
  )
}
