import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useId } from 'react'
import { CorpMark } from '../awning/awning.tsx'
import css from './teacup.module.css'

/** China and drink are lit from the upper left, as the pictures of products are. */
function Cup() {
  const id = useId()
  const china = `url(#${id}-china)`
  return (
    <svg viewBox="0 0 176 128" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-china`}>
          <stop stopColor="#f3e4d3" />
          <stop offset="0.3" stopColor="#fff" />
          <stop offset="0.65" stopColor="#faf1e7" />
          <stop offset="1" stopColor="#e2cdb7" />
        </linearGradient>
        <radialGradient id={`${id}-drink`} cx="0.34" cy="0.2" r="0.8">
          <stop stopColor="#e8a052" />
          <stop offset="1" stopColor="#93461a" />
        </radialGradient>
      </defs>
      <ellipse className={css.shade} cx="84" cy="117" rx="66" ry="8" />
      <ellipse className={css.china} fill={china} cx="82" cy="107" rx="62" ry="13" />
      <ellipse className={css.shade} cx="84" cy="107" rx="34" ry="6" />
      <path className={css.rim} d="M20 107a62 13 0 0 0 124 0" />
      <path className={css.handle} d="M126 60h8a17 17 0 0 1 0 34h-14" />
      <path className={css.china} fill={china} d="M34 48h96c0 38-18 60-48 60S34 86 34 48Z" />
      <ellipse fill="#fffdfb" cx="82" cy="48" rx="48" ry="11" />
      <ellipse fill={`url(#${id}-drink)`} cx="82" cy="49" rx="41" ry="7.6" />
      <path className={css.shine} d="M52 47c6-3 14-4.5 22-4.8" />
      <ellipse className={css.rim} cx="82" cy="48" rx="48" ry="11" />
      <path className={css.steam} d="M66 32c-8-8 8-12 0-22M84 30c-9-9 9-15 0-26M102 32c-8-8 8-12 0-22" />
    </svg>
  )
}

/** The cup over a form of the log-in: it wears the brand's mark, or a lock where a password is chosen. */
export function Teacup({ isLocked, isSmall }: { readonly isLocked: boolean; readonly isSmall: boolean }) {
  const { logo } = useSettings()
  return (
    <div className={css.cup} data-small={isSmall || undefined}>
      <Cup />
      <span className={css.mark}>{isLocked ? <Icon name="lock" /> : <CorpMark logo={logo} size={40} />}</span>
    </div>
  )
}
