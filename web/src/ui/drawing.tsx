const cup = (
  <>
    <ellipse className="sunk" cx="56" cy="82" rx="44" ry="7" />
    <path className="body" d="M28 34h56v20a28 24 0 0 1-56 0Z" />
    <path className="line" d="M84 40h6a9 9 0 0 1 0 18h-7" />
    <path className="dot" d="M44 50h24" />
  </>
)

const plate = (
  <>
    <ellipse className="sunk" cx="60" cy="86" rx="40" ry="6" />
    <circle className="body" cx="60" cy="46" r="36" />
    <circle className="rim" cx="60" cy="46" r="25" />
    <path className="dot" d="M52 50h.1M62 44h.1M68 52h.1M58 38h.1" />
    <path className="line" d="M10 20v16m6-16v16m6-16v16a6 6 0 0 1-12 0M16 42v34M104 76V20q10 8 8 30h-8" />
  </>
)

const box = (
  <>
    <ellipse className="sunk" cx="60" cy="88" rx="42" ry="6" />
    <path className="rim" d="m28 38-12-8 36-14 8 8m32 14 12-8-36-14-8 8" />
    <path className="body" d="m28 38 32-12 32 12v34L60 86 28 72Z" />
    <path className="line" d="m28 38 32 13 32-13M60 51v35" />
  </>
)

const drawings = { cup, plate, box }

/** What stands where nothing is: an empty cup, plate or box. The words beside it say what. */
export function Drawing({ name }: { readonly name: keyof typeof drawings }) {
  return (
    <svg className="drawing" viewBox="0 0 120 96" width="120" height="96" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
