/** A strip of paper in the middle of a quiet page; printed it is the paper alone. */
export const receiptStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --ink: light-dark(#231a17, #f5efec); --ink2: light-dark(#5d514c, #bdb1ab); --edge: light-dark(#d9cfc9, #4a403b); }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { background: light-dark(#f2ece8, #14100e); color: var(--ink); padding: 16px; }
main { max-inline-size: 26rem; margin-inline: auto; padding: 24px 20px; border-radius: 12px; background: light-dark(#fff, #211b18); }
header { text-align: center; }
h1 { font-size: 1.3rem; line-height: 1.3; }
h2 { font-size: 1.05rem; margin-block-start: 12px; }
h3 { font-size: 1rem; }
header p, li p, footer p, .included, li dl { color: var(--ink2); font-size: .86rem; }
section, footer { border-block-start: 1px dashed var(--edge); margin-block-start: 14px; padding-block-start: 14px; }
ul { list-style: none; display: grid; gap: 12px; }
dl > div, .item { display: flex; justify-content: space-between; gap: 16px; }
dt, .item b:first-child { overflow-wrap: anywhere; min-inline-size: 0; }
dd, .item b:last-child { text-align: end; flex-shrink: 0; max-inline-size: 60%; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
li dl { padding-inline-start: 12px; }
.total { font-size: 1.25rem; font-weight: 700; margin-block: 6px; }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 18px; }
a { color: inherit; display: inline-block; padding-block: 10px; min-block-size: 44px; }
.file { border-block-start: 1px dashed var(--edge); margin-block-start: 18px; padding-block-start: 10px; text-align: center; font-weight: 700; }
@media print { :root { color-scheme: light; font-size: 12px; } body { background: none; padding: 0; } main { padding: 0; max-inline-size: 80mm; } .file, nav { display: none; } }
`
