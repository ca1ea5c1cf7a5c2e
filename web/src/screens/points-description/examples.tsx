import { pointsExample } from '@tiffin/core/points/example'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon, type IconName } from '@tiffin/kit/ui/icon.tsx'
import type { usePointDescription } from '../../data/customer/points.ts'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { useCount } from '../../state/language/use-count.ts'
import css from './examples.module.css'

type Rule = NonNullable<NonNullable<ReturnType<typeof usePointDescription>['data']>['rule']>

interface TileProps {
  readonly icon: IconName
  readonly label: string
  readonly figure: string
  readonly text: string
}

function Tile({ icon, label, figure, text }: TileProps) {
  return (
    <li className={`card ${css.tile}`}>
      <Icon name={icon} />
      <span className="m">{label}</span>
      <b className={`num ${css.figure}`}>
        <bdi dir="ltr">{figure}</bdi>
      </b>
      <span className="t12 ink2">{text}</span>
    </li>
  )
}

/** What an order of a round amount earns, and what it takes, by the brand's terms [page-22]. */
export function Examples({ rule }: { readonly rule: Rule }) {
  const t = useT()
  const format = useMoney()
  const write = useCount()
  const { currencyScale } = useSettings()
  const example = pointsExample({ ...rule, currencyScale })
  if (example === undefined) return null
  const { payable, earned, most, amount } = example
  const paid = format(payable)
  return (
    <section className={css.examples} aria-label={t('points.example.title')}>
      <ul>
        <Tile
          icon="star"
          label={t('points.example.paid', { amount: paid })}
          figure={`+${write(earned)}`}
          text={t('points.example.earned')}
        />
        {most > 0 ? (
          <Tile
            icon="ticket"
            label={t('points.example.spent', { count: write(most) })}
            figure={`−${format(amount)}`}
            text={t('points.example.most', { amount: paid })}
          />
        ) : null}
      </ul>
    </section>
  )
}

/** The places of both, in their height. */
export function ExamplesWaiting() {
  return (
    <div className={css.examples} aria-hidden="true">
      <ul>
        {['68%', '80%'].map((inline) => (
          <li key={inline} className={`card ${css.tile} ${css.waiting}`}>
            <Skeleton block={24} inline={24} radius={12} />
            <Skeleton block={18} inline={inline} />
            <Skeleton block={32} inline="46%" />
            <Skeleton block={14} inline="92%" />
          </li>
        ))}
      </ul>
    </div>
  )
}
