const doings = ['alert(1)', 'top.pwned=1', 'window.pwned=1', 'self["pwned"]=1']
const shapes: ((doing: string) => string)[] = [
  (doing) => `<script>${doing}</script>`,
  (doing) => `"><script>${doing}</script>`,
  (doing) => `<img src=x onerror=${doing}>`,
  (doing) => `'"><img src=x onerror="${doing}">`,
  (doing) => `<svg onload=${doing}>`,
  (doing) => `<svg><script>${doing}</script></svg>`,
  (doing) => `<svg><a xlink:href="javascript:${doing}"><text x="20" y="20">x</text></a></svg>`,
  (doing) => `<iframe srcdoc="<script>parent.${doing}</script>"></iframe>`,
  (doing) => `<iframe src="javascript:${doing}"></iframe>`,
  (doing) => `<a href="javascript:${doing}">x</a>`,
  (doing) => `javascript:${doing}`,
  (doing) => `data:text/html,<script>${doing}</script>`,
  (doing) => `<body onload=${doing}>`,
  (doing) => `<details open ontoggle=${doing}>`,
  (doing) => `<input autofocus onfocus=${doing}>`,
  (doing) => `<video><source onerror="${doing}"></video>`,
  (doing) => `<math><mtext><table><mglyph><style><img src=x onerror=${doing}></style></mglyph></table></mtext></math>`,
  (doing) => `<noscript><p title="</noscript><img src=x onerror=${doing}>"></noscript>`,
  (doing) => `<template><script>${doing}</script></template>`,
  (doing) => `<object data="javascript:${doing}"></object>`,
  (doing) => `<form action="javascript:${doing}"><button>x</button></form>`,
  (doing) => `{{constructor.constructor('${doing}')()}}`,
  (doing) => `\${${doing}}`,
  (doing) => `</style><script>${doing}</script>`,
  (doing) => `</title></textarea><script>${doing}</script>`,
]

/** A hundred texts that would do something if a page took them for more than text. */
export const hostileTexts: readonly string[] = shapes.flatMap((shape) => doings.map(shape))

/** Names of fields that people write: customers, staff and the brand. */
const written =
  /(?:name|title|text|description|slogan|remark|reason|address|notice|tip|content|terms|policy|label|hours|value|notes)$/i

/** The same answer with a hostile text in every place that holds typed text. */
export function spoil(answer: unknown, next: () => string): unknown {
  if (Array.isArray(answer)) return answer.map((each) => spoil(each, next))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      typeof value === 'string' && written.test(key) ? next() : spoil(value, next),
    ]),
  )
}
