import { Icon } from '@tiffin/kit/ui/icon.tsx'
import css from './ready-in.module.css'

/** When an order would be ready, as a line. */
export function ReadyIn({ text }: { readonly text: string }) {
  return (
    <p className={css.ready}>
      <Icon name="clock" size="s" />
      <span className="num">{text}</span>
    </p>
  )
}
