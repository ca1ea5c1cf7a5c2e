import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { seeRefused, useTaps } from '../../state/taps.ts'

/** Taps that the server refused, until staff has seen them [kitchen-6]. */
export function Refused() {
  const t = useT()
  const refused = useTaps((taps) => taps.refused)
  return (
    <ul className="give-back" role="status" data-testid="refused">
      {refused.map(({ tap, reason }) => (
        <li key={tap.id}>
          <Icon name="warning" size="s" />
          <b className="num" dir="ltr">
            {tap.code}
          </b>
          <span className="grow">{reason}</span>
          <button
            type="button"
            className="btn line"
            aria-label={`${t('counter.seen')}, ${tap.code}`}
            onClick={() => seeRefused(tap.id)}
          >
            {t('counter.seen')}
          </button>
        </li>
      ))}
    </ul>
  )
}
