import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { type StoreGroup, useStoreGroups } from '../../data/stores.ts'
import { Failed } from '../../features/load/failed.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { GroupDialog } from './group-dialog.tsx'

function GroupLine({ group, onOpen }: { group: StoreGroup; onOpen: (() => void) | undefined }) {
  const t = useT()
  const { groupId, groupName, storeIdList, staffCount } = group
  return (
    <li>
      <div className="entry">
        <span className="grow">
          {onOpen ? (
            <button type="button" className="rowname" data-row-main onClick={onOpen}>
              {groupName}
            </button>
          ) : (
            <b>{groupName}</b>
          )}
          <span className="sub">
            {t('desk.stores', { count: storeIdList.length })}
            {staffCount > 0 && ` · ${t('desk.storeGroups.people', { count: staffCount })}`}
          </span>
        </span>
        <Link
          className="btn line s"
          to="/$corp/stores"
          params={{ corp: corpOfAddress() }}
          search={{ group: groupId }}
          aria-label={t('desk.storeGroups.showStores', { name: groupName })}
        >
          {t('desk.storePage.title')}
        </Link>
      </div>
    </li>
  )
}

function Groups() {
  const t = useT()
  const { may } = useRights()
  const { data, error, refetch } = useStoreGroups()
  const [chosen, setChosen] = useState<StoreGroup | 'new'>()
  const mayEdit = may('store:manage', 'corp')
  return (
    <>
      <Head title={t('desk.storeGroups.title')} meta={t('desk.storeGroups.text')}>
        <Link className="btn line" to="/$corp/stores" params={{ corp: corpOfAddress() }}>
          <DeskIcon name="back" size="s" isDirected />
          {t('desk.storePage.title')}
        </Link>
        {mayEdit && (
          <button type="button" className="btn primary" onClick={() => setChosen('new')}>
            <Icon name="plus" size="s" />
            {t('desk.storeGroups.new')}
          </button>
        )}
      </Head>
      <div className="wrap">
        <section className="card" aria-label={t('desk.storeGroups.title')}>
          {data === undefined && error === null && <SkeletonRows label={t('desk.loading')} />}
          {data === undefined && error !== null && <Failed failure={error} onRetry={() => void refetch()} />}
          {data?.list.length === 0 && (
            <StateBox icon="shop" title={t('desk.storeGroups.none')} text={t('desk.storeGroups.text')} />
          )}
          <ul className="entries">
            {data?.list.map((group) => (
              <GroupLine key={group.groupId} group={group} onOpen={mayEdit ? () => setChosen(group) : undefined} />
            ))}
          </ul>
        </section>
      </div>
      {chosen !== undefined && (
        <GroupDialog group={chosen === 'new' ? undefined : chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

/** Groups of stores: for roles and for lists. */
export function StoreGroupsScreen() {
  const t = useT()
  const { may } = useRights()
  return may('store:read') ? <Groups /> : <NotAllowed title={t('desk.storeGroups.title')} needs="store:read" />
}
