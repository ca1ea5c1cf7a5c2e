import '@tiffin/kit/ui/choices.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { PhraseKey } from '@tiffin/phrases/key'
import { useRef, useState } from 'react'
import { type Coupon, useCoupons } from '../../data/customer/coupon.ts'
import { statusWords } from '../../features/coupon/coupon-words.ts'
import { TicketWaiting } from '../../features/coupon/ticket-waiting.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Page } from '../../features/page/page.tsx'
import { Pull, type PullHandle } from '../../ui/pull/pull.tsx'
import { useNearEnd } from '../../ui/use-near-end.ts'
import css from './coupon.module.css'
import { CouponCard } from './coupon-card.tsx'
import { ExchangeSheet } from './exchange-sheet.tsx'
import { NoCoupons } from './no-coupons.tsx'

/** The five states, in the order of the tabs. */
const statuses = [
  couponStatus.unused,
  couponStatus.notYet,
  couponStatus.used,
  couponStatus.invalid,
  couponStatus.expired,
] as const

type Status = (typeof statuses)[number]

/** Shorter than the names of the states, so that all tabs can be seen at once. */
const tabWords: Partial<Record<Status, PhraseKey>> = {
  [couponStatus.unused]: 'coupon.tab.unused',
  [couponStatus.notYet]: 'coupon.tab.notYet',
}

function Waiting() {
  const t = useT()
  return (
    <div className={css.list} role="status" aria-label={t('frame.loading')}>
      {[0, 1, 2].map((row) => (
        <TicketWaiting key={row} />
      ))}
    </div>
  )
}

interface TabsProps {
  readonly status: Status
  /** How many there are of each, once it is known. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly onChoose: (status: Status) => void
}

function Tabs({ status, counts, onChoose }: TabsProps) {
  const t = useT()
  return (
    <div className={`tabs fading ${css.tabs}`} role="tablist" aria-label={t('title.coupon')}>
      {statuses.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={each === status}
          onClick={({ currentTarget }) => {
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
            onChoose(each)
          }}
        >
          {t(tabWords[each] ?? statusWords[each].label)}
          {counts?.[each] ? <span className={`num ${css.count}`}> {counts[each]}</span> : null}
        </button>
      ))}
    </div>
  )
}

/** The one that ends first; of several, the one that stands first. */
const endsFirst = (coupons: readonly Coupon[]): Coupon | undefined =>
  [...coupons].sort((a, b) => a.expiryTime - b.expiryTime)[0]

/** The customer's coupons by state; pulled down, they are asked for again. */
export function CouponScreen() {
  const t = useT()
  const [status, setStatus] = useState<Status>(couponStatus.unused)
  const [isExchanging, setExchanging] = useState(false)
  const pull = useRef<PullHandle>(null)
  const { data, isError, isPlaceholderData, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useCoupons(status)
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetchingNextPage) fetchNextPage()
  })
  const coupons = data?.pages.flatMap(({ list }) => list)
  const lastCounts = useRef<Record<string, number> | undefined>(undefined)
  const counts = data?.pages.at(-1)?.countByStatus ?? lastCounts.current
  lastCounts.current = counts
  const first = coupons && endsFirst(coupons)
  const isThere = coupons !== undefined && !(isError && isPlaceholderData)

  return (
    <Page page="coupon" title={t('title.coupon')}>
      <Pull onRefresh={refetch} label={t('frame.loading')} handle={pull}>
        <Tabs status={status} counts={counts} onChoose={setStatus} />
        <div className={`sections ${css.page}`}>
          <button type="button" className={css.exchange} onClick={() => setExchanging(true)}>
            <Icon name="ticket" size="s" />
            <span className="grow">{t('coupon.exchange.open')}</span>
            <b className="pri">{t('coupon.exchange.submit')}</b>
          </button>
          {!isThere && isError ? <LoadFault onRetry={refetch} /> : null}
          {!isThere && !isError ? <Waiting /> : null}
          {isThere && coupons.length === 0 && !isPlaceholderData ? (
            <NoCoupons status={status} onRedeem={() => setExchanging(true)} />
          ) : null}
          {isThere ? (
            <ul className={css.list} data-stale={isPlaceholderData || undefined}>
              {coupons.map((coupon) => (
                <li key={coupon.couponId}>
                  <CouponCard coupon={coupon} isFirst={coupon === first} />
                </li>
              ))}
            </ul>
          ) : null}
          <div ref={end} />
          {isThere && coupons.length > 3 && !hasNextPage ? (
            <p className="t12 ink3 center">{t('frame.endOfList')}</p>
          ) : null}
        </div>
      </Pull>
      <ExchangeSheet
        isOpen={isExchanging}
        onClose={() => setExchanging(false)}
        onDone={() => {
          setStatus(couponStatus.unused)
          pull.current?.begin()
        }}
      />
    </Page>
  )
}
