import { Icon, type IconName } from '@tiffin/kit/ui/icon.tsx'
import css from './empty-mark.module.css'

/** What an empty list would hold, drawn large in the brand's colour: no brand's own mark, since every brand shows it. */
export function EmptyMark({ icon }: { readonly icon: IconName }) {
  return (
    <span className={css.mark}>
      <Icon name={icon} />
    </span>
  )
}
