import css from './drawing.module.css'

/** An empty cup on its saucer, as the one of the log-in [page-44]. */
const cup = (
  <>
    <ellipse className={css.china} cx="82" cy="107" rx="62" ry="13" />
    <path className={css.rim} d="M20 107a62 13 0 0 0 124 0" />
    <path className={css.handle} d="M126 60h8a17 17 0 0 1 0 34h-14" />
    <path className={css.china} d="M34 48h96c0 38-18 60-48 60S34 86 34 48Z" />
    <path className={css.side} d="M130 48c0 38-18 60-48 60 18-8 28-28 30-60Z" />
    <ellipse className={css.inside} cx="82" cy="48" rx="48" ry="11" />
    <path className={css.drink} d="M58 55q24 6 48 0-24-5-48 0Z" />
    <path className={css.dots} d="M62 76h.1M82 79h.1M102 76h.1" />
    <ellipse className={css.rim} cx="82" cy="48" rx="48" ry="11" />
  </>
)

const plate = (
  <>
    <ellipse className={css.china} cx="88" cy="72" rx="76" ry="38" />
    <path className={css.side} d="M12 72a76 38 0 0 0 152 0 76 32 0 0 1-152 0Z" />
    <ellipse className={css.rim} cx="88" cy="72" rx="75" ry="37" />
    <ellipse className={css.inside} cx="88" cy="72" rx="47" ry="20" />
    <ellipse className={css.china} cx="88" cy="74" rx="45" ry="18" />
    <path
      className={css.crumb}
      d="m70 70 7-2 2 4-6 2ZM92 78l5-1 1 3-5 1ZM104 68l4 1-1 3-4-1ZM84 64l3-1 1 2-3 1ZM78 80l3 1-1 2-3-1Z"
    />
  </>
)

const box = (
  <>
    <path className={css.china} d="M58 44 50 10h84l8 34Z" />
    <path className={css.ribbon} d="m96 44-8-34h10l8 34Z" />
    <path className={css.inside} d="m36 58 22-14h84l-22 14Z" />
    <path className={css.china} d="M36 58h84v52H36Z" />
    <path className={css.flank} d="m120 58 22-14v50l-22 16Z" />
    <path className={css.ribbon} d="M73 58h10v52H73Z" />
    <path className={css.rim} d="M36 58h84l22-14" />
  </>
)

const drawings = { cup, plate, box }

/** What stands where nothing is: an empty cup, plate or box. The words beside it say what. */
export function Drawing({ name }: { readonly name: keyof typeof drawings }) {
  return (
    <svg className={`drawing ${css.drawing}`} viewBox="0 0 176 128" width="132" height="96" aria-hidden="true">
      <ellipse className={css.shade} cx="86" cy="115" rx="66" ry="8" />
      {drawings[name]}
    </svg>
  )
}
