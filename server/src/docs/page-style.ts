/** The look of `/docs`: one column to read, an index beside it where there is room. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c1917, #f3efec); --soft: light-dark(#615852, #b9afa9);
  --line: light-dark(#e4dfda, #3a3431); --paper: light-dark(#fdfcfa, #171413); --raised: light-dark(#ffffff, #1f1b1a);
  --accent: light-dark(#b00022, #ff8f9d); --code: light-dark(#f3f0ec, #2a2523) }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem; text-size-adjust: 100% }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
a { color: var(--accent); text-underline-offset: .15em }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px }
code, b { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: .875em; overflow-wrap: anywhere }
code { background: var(--code); padding: .1em .3em; border-radius: 4px }
.all { max-width: 78rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 6rem }
header p { max-width: 46rem; color: var(--soft) }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; margin: 1rem 0 .5rem }
h2 { font-size: 1.5rem; margin: 3rem 0 .25rem; text-transform: capitalize }
h3 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere }
h4 { font-size: .8125rem; letter-spacing: .02em; margin: 1rem 0 .25rem; color: var(--soft) }
h2 + p { margin: 0 0 1rem; color: var(--soft) }
article { background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem; margin: 1rem 0 }
article > p { margin: .25rem 0 0; max-width: 46rem }
h3 code { background: none; padding: 0; font-size: 1em }
.who { color: var(--soft); font-size: .875rem }
ul { margin: .25rem 0; padding-inline-start: 1.1rem }
li { margin: .15rem 0; overflow-wrap: anywhere }
li ul { border-inline-start: 1px solid var(--line); list-style: none; padding-inline-start: .9rem; margin-inline-start: .1rem }
li span, li i { color: var(--soft) }
.none { margin: 0; color: var(--soft) }
nav ul { list-style: none; padding: 0 }
nav h2 { font-size: .875rem; margin: 1.25rem 0 .25rem }
nav a { text-decoration: none; display: block; padding: .2rem 0 }
nav a:hover { text-decoration: underline }
.parts { display: grid; gap: 0 2rem }
.parts > div { min-width: 0 }
@media (min-width: 62rem) {
  .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 3rem; align-items: start }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 1rem .25rem; font-size: .875rem }
  .parts { grid-template-columns: repeat(2, minmax(0, 1fr)) }
}
@media print { nav { display: none } article { break-inside: avoid } }
`
