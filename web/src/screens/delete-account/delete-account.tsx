import '../../styles/narrow-page.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useAccountFacts } from '../../data/customer/account-facts.ts'
import { useProfile } from '../../data/customer/profile.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { Page } from '../../features/page/page.tsx'
import { Consequences } from './consequences.tsx'
import css from './delete-account.module.css'
import { DeleteForm } from './delete-form.tsx'
import { OpenOrders } from './open-orders.tsx'

/** The places of the warning and of the cards, in their heights. */
function Waiting() {
  const t = useT()
  return (
    <div className="narrow-page" role="status" aria-label={t('frame.loading')}>
      <Skeleton block={44} radius={12} />
      {[116, 130].map((height) => (
        <div key={height} className={`card ${css.waiting}`} style={{ minBlockSize: height }}>
          <Skeleton block={22} inline="42%" />
          <Skeleton block={18} inline="86%" />
          <Skeleton block={18} inline="58%" />
        </div>
      ))}
    </div>
  )
}

/** The end of an account: what it means, then how. */
export function DeleteAccountScreen() {
  const t = useT()
  const { data: profile, isError: isUnread, refetch: askProfile } = useProfile()
  const { data: facts, isError, refetch } = useAccountFacts()
  const isFault = (facts === undefined && isError) || (profile === undefined && isUnread)
  const isThere = facts !== undefined && profile !== undefined
  return (
    <Page page="deleteAccount" title={t('title.deleteAccount')}>
      {isFault ? (
        <LoadFault
          onRetry={() => {
            refetch()
            askProfile()
          }}
        />
      ) : null}
      {isThere || isFault ? null : <Waiting />}
      {isThere ? (
        <div className="narrow-page">
          <p className={`notice error ${css.warning}`}>
            <Icon name="info" size="s" />
            {t('account.deleteWarn')}
          </p>
          {facts.open.length > 0 ? <OpenOrders orders={facts.open} /> : null}
          <Consequences facts={facts} />
          {facts.open.length > 0 ? null : <DeleteForm phone={profile.phone} onOrdersOpen={() => refetch()} />}
        </div>
      ) : null}
    </Page>
  )
}
