import { percentOf } from '@tiffin/core/coupon/discount-scale'
import { worthOfPoints } from '@tiffin/core/points/worth-of-points'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { PointSummary } from '../../data/customer/points.ts'
import { useDates } from '../../state/language/dates.ts'
import { unbroken } from '../../state/language/unbroken.ts'
import { useCount } from '../../state/language/use-count.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { Flower } from '../../ui/flower.tsx'
import css from './points.module.css'

const mostEnds = 3

/** The next end, and those after it that the figure of what ends soon counts too. */
function endingSoon({ expiryList, willExpirePoints }: PointSummary): PointSummary['expiryList'] {
  let sum = 0
  return expiryList.slice(0, mostEnds).filter(({ amount }, index) => {
    sum += amount
    return index === 0 || sum <= willExpirePoints
  })
}

/** What the points pay, and the part of an order that they pay at most [page-81]; nothing while they pay nothing. */
function Worth({ remainingPoints, rule }: Pick<PointSummary, 'remainingPoints' | 'rule'>) {
  const t = useT()
  const format = useMoney()
  const worth = worthOfPoints(Math.max(0, remainingPoints), rule)
  if (worth <= 0 || rule.maxDeductPermille <= 0) return null
  const isWhole = rule.maxDeductPermille >= 1000
  const amount = format(worth)
  return (
    <div className={css.worth}>
      <p>
        {isWhole
          ? t('points.worth', { amount })
          : t('points.worthPart', { amount, percent: percentOf(rule.maxDeductPermille) })}
      </p>
      <button type="button" className="btn" onClick={() => openTab(paths.menu)}>
        {t('action.goToMenu')}
      </button>
    </div>
  )
}

/** The balance, large, with what it is worth; below it what remains, ends soon and has ended. */
export function Balance({ summary }: { readonly summary: PointSummary }) {
  const t = useT()
  const dates = useDates()
  const write = useCount()
  const { currentPoints, remainingPoints, willExpirePoints, expiredPoints, expiryList, rule } = summary
  const held = currentPoints - remainingPoints
  const figures = [
    { label: t('points.remaining'), value: remainingPoints },
    { label: t('points.willExpire'), value: willExpirePoints },
    { label: t('points.expired'), value: expiredPoints },
  ]
  const next = expiryList[0]
  return (
    <div className={css.top}>
      <section className={css.balance} aria-label={t('points.current')}>
        <span className={css.flower}>
          <Flower size={220} colour="#fff" heart="transparent" />
        </span>
        <p>{t('points.current')}</p>
        <p className={`num ${css.figure}`}>
          <bdi dir="ltr">{write(currentPoints)}</bdi>
        </p>
        <Worth {...{ remainingPoints, rule }} />
        <dl className={css.three}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dd className="t16 b num">
                <bdi dir="ltr">{write(value)}</bdi>
              </dd>
              <dt className="t12">{label}</dt>
            </div>
          ))}
        </dl>
      </section>
      {held > 0 ? <p className="notice">{t('points.held', { count: write(held) })}</p> : null}
      {next === undefined ? null : (
        <div className="notice warn">
          <Icon name="clock" size="s" />
          <ul className="grow">
            {endingSoon(summary).map(({ expiryDate, amount }) => (
              <li key={expiryDate} className={expiryDate === next.expiryDate ? 'b' : undefined}>
                {t('points.expiry', { amount: write(amount), date: unbroken(dates.date(expiryDate)) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
