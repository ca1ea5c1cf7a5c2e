import '../../styles/choices.css'
import '../../ui/more-drawings.ts'
import type { ReactNode } from 'react'
import { endSession, useProfile } from '../../data/customer.ts'
import { appVersion } from '../../entry/app-version.ts'
import { Awning } from '../../features/awning/awning.tsx'
import { useLanguageSheet } from '../../features/language-sheet/language-sheet-host.tsx'
import { useLanguageList } from '../../features/language-sheet/use-language-list.ts'
import { useLanguage } from '../../state/language.ts'
import { openPage, openTab, restartAt } from '../../state/navigation.ts'
import { ask, showToast } from '../../state/overlays.ts'
import { paths, withInputs } from '../../state/paths.ts'
import { useHasLogin, useSession } from '../../state/session.ts'
import { t, useT } from '../../state/words.ts'
import { Flower } from '../../ui/flower.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import css from './mine.module.css'
import { Purse } from './purse.tsx'

interface RowProps {
  readonly icon: IconName
  readonly label: string
  readonly value?: ReactNode
  readonly onClick: () => void
}

function Row({ icon, label, value, onClick }: RowProps) {
  return (
    <button type="button" className="row" onClick={onClick}>
      <span className="ink2">
        <Icon name={icon} />
      </span>
      <span className="grow">{label}</span>
      <span className="ink2">{value}</span>
      <span className="ink3">
        <Icon name="forward" size="xs" isDirected />
      </span>
    </button>
  )
}

/** First letters of up to two words of a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

function Who() {
  const t = useT()
  const hasLogin = useHasLogin()
  const customer = useSession((state) => state.customer)
  useProfile()
  if (!hasLogin) {
    return (
      <div className={css.who}>
        <span className={css.avatar}>
          <Flower size={40} colour="#b00024" heart="#fff" />
        </span>
        <b className="grow t16">{t('me.visitor')}</b>
        <button type="button" className={`btn ${css.login}`} onClick={() => openPage(paths.login)}>
          {t('me.logIn')}
        </button>
      </div>
    )
  }
  return (
    <div className={css.who}>
      <span className={css.avatar} aria-hidden="true">
        {initials(customer?.nickName ?? '')}
      </span>
      <span className="grow">
        <b className="t20 h one block">{customer?.nickName}</b>
        <span className="num" dir="ltr">
          {customer?.phone}
        </span>
      </span>
    </div>
  )
}

/** Asks first; then the customer is a visitor again, at Home (spec §4 "Logout"). */
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

export function Screen() {
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
      <div className={`sections ${css.lists}`}>
        <Purse />
        <section className={`card ${css.rows}`}>
          <Row icon="receipt" label={t('me.orders')} onClick={() => openTab(paths.orders)} />
          <Row icon="heart" label={t('me.favouriteStores')} onClick={() => openPage(favourites)} />
          <Row icon="globe" label={t('me.language')} value={languageName} onClick={open} />
        </section>
        <section className={`card ${css.rows}`}>
          <Row icon="document" label={t('title.terms')} onClick={() => openPage(paths.terms)} />
          <Row icon="shield" label={t('title.privacy')} onClick={() => openPage(paths.privacy)} />
          <div className="row">
            <span className="ink2">
              <Icon name="info" />
            </span>
            <span className="grow">{t('me.version', { version: appVersion })}</span>
          </div>
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
