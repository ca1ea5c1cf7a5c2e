import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import type { StoreRow } from '../../data/stores.ts'
import { hoursText } from '../../features/store/hours-text.ts'
import { pickupText } from '../../features/store/pickup-text.ts'
import { StoreState } from '../../features/store/standing.tsx'
import { listed } from '../../state/lists.ts'
import { columnsOf } from '../../ui/table.tsx'

function NameLink({ store: { storeId, storeName } }: { store: StoreRow }) {
  return (
    <Link className="rowname" data-row-main to="/$corp/stores/$storeId" params={{ corp: corpOfAddress(), storeId }}>
      <bdi>{storeName}</bdi>
    </Link>
  )
}

function Today({ store: { intervalList, isException } }: { store: StoreRow }) {
  const t = useT()
  return (
    <>
      <span className="num">{hoursText(intervalList)}</span>
      {isException && <span className="sub warnink">{t('desk.storePage.otherHoursToday')}</span>}
    </>
  )
}

const groupsText = ({ groupList }: StoreRow) => listed(groupList.map(({ groupName }) => groupName))

const { columns, display } = columnsOf<StoreRow>()

/** What the table of stores shows of one. */
export function useStoreColumns() {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({
          id: 'name',
          header: t('desk.store'),
          cell: ({ row: { original } }) => (
            <>
              <NameLink store={original} />
              <span className="sub">
                {original.code !== '' && <bdi>{original.code}</bdi>}
                {original.code !== '' && ' · '}
                <bdi>{original.address}</bdi>
              </span>
            </>
          ),
        }),
        display({
          id: 'state',
          header: t('desk.storePage.now'),
          cell: ({ row }) => <StoreState store={row.original} />,
        }),
        display({
          id: 'today',
          header: t('desk.storePage.today'),
          cell: ({ row }) => <Today store={row.original} />,
        }),
        display({
          id: 'groups',
          header: t('desk.storeGroups.title'),
          cell: ({ row }) => groupsText(row.original),
        }),
        display({
          id: 'pickup',
          header: t('desk.storePage.pickup'),
          cell: ({ row }) => pickupText(row.original.pickupMethodList),
        }),
      ]),
    [t],
  )
}

/** A store on a phone: name and state, then street and hours. */
export function StoreEntry({ store }: { store: StoreRow }) {
  return (
    <div className="entry">
      <span className="grow">
        <span className="between">
          <NameLink store={store} />
          <StoreState store={store} />
        </span>
        <bdi className="sub">{store.address}</bdi>
        <span className="sub num">{hoursText(store.intervalList)}</span>
      </span>
    </div>
  )
}
