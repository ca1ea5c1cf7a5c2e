import css from './search.module.css'

/** How many were found, above them. */
export function FoundCount({ text }: { readonly text: string }) {
  return (
    <p className={`t12 ink2 ${css.count}`} role="status">
      {text}
    </p>
  )
}
