import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { CorpMark } from '../awning/awning.tsx'
import css from './teacup.module.css'

const cup = (
  <svg viewBox="0 0 176 128" aria-hidden="true">
    <ellipse className={css.shade} cx="84" cy="117" rx="66" ry="8" />
    <ellipse className={css.china} cx="82" cy="107" rx="62" ry="13" />
    <path className={css.rim} d="M20 107a62 13 0 0 0 124 0" />
    <path className={css.handle} d="M126 60h8a17 17 0 0 1 0 34h-14" />
    <path className={css.china} d="M34 48h96c0 38-18 60-48 60S34 86 34 48Z" />
    <path className={css.side} d="M130 48c0 38-18 60-48 60 18-8 28-28 30-60Z" />
    <ellipse className={css.china} cx="82" cy="48" rx="48" ry="11" />
    <ellipse className={css.drink} cx="82" cy="49" rx="41" ry="7.6" />
    <ellipse className={css.rim} cx="82" cy="48" rx="48" ry="11" />
    <path className={css.steam} d="M66 32c-8-8 8-12 0-22M84 30c-9-9 9-15 0-26M102 32c-8-8 8-12 0-22" />
  </svg>
)

/** The cup over a form of the log-in: it wears the brand's mark, or a lock where a password is chosen. */
export function Teacup({ isLocked, isSmall }: { readonly isLocked: boolean; readonly isSmall: boolean }) {
  const { logo } = useSettings()
  return (
    <div className={css.cup} data-small={isSmall || undefined}>
      {cup}
      <span className={css.mark}>{isLocked ? <Icon name="lock" /> : <CorpMark logo={logo} size={40} />}</span>
    </div>
  )
}
