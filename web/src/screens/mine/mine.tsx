import '@tiffin/kit/ui/choices.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { appVersion } from '@tiffin/kit/client/app-version.ts'
import { ask } from '@tiffin/kit/client/ask.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useProfile } from '../../data/customer/profile.ts'
import { endSession } from '../../data/login/end-session.ts'
import { Avatar } from '../../features/avatar/avatar.tsx'
import { Awning } from '../../features/awning/awning.tsx'
import { AvoidedRow } from '../../features/food/avoided-row.tsx'
import { useLanguageSheet } from '../../features/language-sheet/language-sheet-host.tsx'
import { useLanguageList } from '../../features/language-sheet/use-language-list.ts'
import { PasswordRow } from '../../features/login/fields/password-row.tsx'
import { NotifyRow } from '../../features/notify/notify-row.tsx'
import { openLogin } from '../../state/login/login-way.ts'
import { useHasLogin, useSession } from '../../state/login/session.ts'
import { openPage, restartAt } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import css from './mine.module.css'
import { PointsAndCoupons } from './points-and-coupons.tsx'

function Who() {
  const t = useT()
  const hasLogin = useHasLogin()
  const customer = useSession((state) => state.customer)
  useProfile()
  if (!hasLogin) {
    return (
      <div className={css.who}>
        <Avatar side={64} picture="" name="" />
        <span className={`grow ${css.visitor}`}>
          <b className="t16">{t('me.visitor')}</b>
          <button type="button" className={`btn ${css.login}`} onClick={() => openLogin()}>
            {t('me.logIn')}
          </button>
        </span>
      </div>
    )
  }
  return (
    <div className={css.who}>
      <Avatar side={64} picture={customer?.avatar ?? ''} name={customer?.nickName ?? ''} />
      {customer === null ? (
        <span className={`grow ${css.waiting}`} aria-hidden="true">
          <i />
          <i />
        </span>
      ) : (
        <span className="grow">
          <b className="t20 h block">{customer.nickName}</b>
          <span className="num" dir="ltr">
            {customer.phone}
          </span>
        </span>
      )}
      <button
        type="button"
        className="iconbtn"
        aria-label={t('title.memberCode')}
        onClick={() => openPage(paths.memberCode)}
      >
        <Icon name="code" />
      </button>
    </div>
  )
}

/** Asks first; then the customer is a visitor again, at Home [customer-5]. */
async function logOut(): Promise<void> {
  const answer = await ask({
    title: t('me.logOut'),
    text: t('me.logOutConfirm'),
    confirm: { label: t('me.logOut'), answer: 'leave' },
    cancel: { label: t('action.cancel'), answer: 'stay' },
  })
  if (answer !== 'leave') return
  await endSession()
  restartAt(paths.home)
  showToast(t('me.loggedOut'))
}

/** A visitor sees no rows that belong to an account: they would lead to the log-in only [page-92]. */
export function MineScreen() {
  const t = useT()
  const hasLogin = useHasLogin()
  const { language } = useLanguage()
  const languages = useLanguageList()
  const { open, sheet } = useLanguageSheet()
  const languageName = languages.find(({ code }) => code === language)?.text ?? t(`lang.${language}`)
  const favourites = withInputs(paths.storeList, { tab: 'favourites' })
  return (
    <main className="page" data-testid="page-mine">
      <h1 className="sr">{t('title.mine')}</h1>
      <Awning>
        <Who />
      </Awning>
      <div className={`sections ${css.lists}`} data-visitor={!hasLogin || undefined}>
        <PointsAndCoupons />
        <section className={`card ${css.rows}`}>
          {hasLogin ? (
            <LinkRow icon="person" label={t('title.personalData')} onClick={() => openPage(paths.personalData)} />
          ) : null}
          <LinkRow icon="heart" label={t('me.favouriteStores')} onClick={() => openPage(favourites)} />
          <LinkRow icon="globe" label={t('me.language')} value={languageName} onClick={open} />
          <AvoidedRow />
          {hasLogin ? (
            <>
              <NotifyRow />
              <PasswordRow />
            </>
          ) : null}
        </section>
        <section className={`card ${css.rows}`}>
          <LinkRow icon="document" label={t('title.terms')} onClick={() => openPage(paths.terms)} />
          <LinkRow icon="shield" label={t('title.privacy')} onClick={() => openPage(paths.privacy)} />
          <LinkRow
            icon="info"
            label={t('title.aboutUs')}
            value={<span className="num">{appVersion}</span>}
            onClick={() => openPage(paths.aboutUs)}
          />
        </section>
        {hasLogin ? (
          <button type="button" className={`btn wide ${css.leave}`} onClick={() => logOut()}>
            <Icon name="leave" size="s" isDirected />
            {t('me.logOut')}
          </button>
        ) : null}
      </div>
      {sheet}
    </main>
  )
}
