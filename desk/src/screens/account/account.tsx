import { useT } from '@tiffin/kit/client/words.ts'
import { useMe } from '../../data/me.ts'
import { Head } from '../../features/page/head.tsx'
import { roleName } from '../../features/rights/use-rights.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Who is logged in, and what they may do where. */
function Me() {
  const t = useT()
  const { staffId, staffName, account, roleList } = useMe()
  return (
    <section className="card" aria-labelledby="me-name">
      <div className="cell">
        <Avatar id={staffId} name={staffName} />
        <div className="one">
          <h2 id="me-name" className="one">
            {staffName}
          </h2>
          <p className="ink2 one" dir="auto">
            {account}
          </p>
        </div>
      </div>
      <dl className="facts">
        {roleList.map(({ role, placeName }) => (
          <div key={`${role} ${placeName}`}>
            <dt>{roleName(role)}</dt>
            <dd>{placeName === '' ? t('desk.allStores') : placeName}</dd>
          </div>
        ))}
      </dl>
      <p className="t12 ink2">{t('desk.accountPage.rolesText')}</p>
    </section>
  )
}

/** Who is logged in: roles, password, second factor and open sessions. */
export function AccountScreen() {
  const t = useT()
  const { isTotpDue } = useMe()
  return (
    <>
      <Head title={t('desk.accountPage.title')} />
      <div className="wrap">
        {isTotpDue && (
          <p className="notice warn" role="alert">
            <DeskIcon name="shield" size="s" />
            {t('desk.totp.due')}
          </p>
        )}
        <div className="cols">
          <div className="stack">
            <Me />
            {!isTotpDue && <PasswordCard />}
          </div>
          <div className="stack">
            <SecondFactorCard />
            {!isTotpDue && <SessionsCard />}
          </div>
        </div>
      </div>
    </>
  )
}
