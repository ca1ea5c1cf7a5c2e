import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import css from './not-found.module.css'
import { Plate } from './plate.tsx'

/** An address that no page has, or an app opened without its brand; needs neither settings nor network. */
export function NotFoundScreen() {
  const t = useT()
  const hasCorp = useBootstrap(({ bootstrap }) => bootstrap !== undefined) && corpOfAddress() !== ''
  return (
    <main className="page" data-testid="page-notFound">
      <section className={css.place}>
        <div className={css.plate}>
          <Plate />
        </div>
        <h1 className="t24 h">{t('notFound.title')}</h1>
        <p className="ink2">{t(hasCorp ? 'notFound.text' : 'notFound.noCorp')}</p>
        {hasCorp ? (
          <button type="button" className="btn primary big" onClick={() => openTab(paths.home)}>
            {t('action.backHome')}
          </button>
        ) : null}
        <p className="t12 ink3">{t('title.notFound')} · 404</p>
      </section>
    </main>
  )
}
