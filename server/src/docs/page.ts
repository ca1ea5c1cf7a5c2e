import { html, type Markup, sentences } from '../base/markup.ts'
import type { OpenApi } from './document.ts'
import type { Answer, Operation } from './operation.ts'
import { pageStyle } from './page-style.ts'
import type { Schema } from './schema.ts'
import { fieldsOf, typeOf } from './shape-list.ts'

interface Entry {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

const entriesOf = ({ paths }: OpenApi): Entry[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, operation, method: method.toUpperCase() })),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1))

const shapeOf = (schema: Schema): Markup =>
  schema.properties
    ? fieldsOf(schema)
    : html`<p>${typeOf(schema)}${schema.description ? html` ${sentences(schema.description)}` : ''}</p>`

/** What is asked: the fields of the body or of the address; the headers are the same everywhere. */
function inputMarkup({ requestBody, parameters = [] }: Operation): Markup {
  const [content] = Object.entries(requestBody?.content ?? {})
  if (content) return html`<h4>Body, ${content[0]}</h4>${shapeOf(content[1].schema)}`
  const named = parameters.flatMap((one) => ('name' in one ? [one] : []))
  const fields = Object.fromEntries(
    named.map(({ name, schema, description = '' }) => [name, { ...schema, ...(description ? { description } : {}) }]),
  )
  const required = named.flatMap(({ name, required: isNeeded }) => (isNeeded ? [name] : []))
  return html`<h4>In the address</h4>${fieldsOf({ properties: fields, required })}`
}

function answered({ responses }: Operation): Markup {
  const answer = responses[200]
  const content = answer && 'content' in answer ? answer.content : undefined
  const [[type, { schema }] = ['', { schema: {} as Schema }]] = Object.entries(content ?? {})
  const [fine = schema] = schema.oneOf ?? []
  const data = fine.properties?.data
  if (data) return html`<h4>Data of the answer</h4>${shapeOf(data)}`
  return html`<h4>Answer, ${type}${schema.oneOf ? ', without the envelope' : ''}</h4>${shapeOf(fine)}`
}

const refused = (refusals: NonNullable<Operation['x-refusals']>): Markup =>
  html`<h4>May refuse with</h4><ul>${refusals.map(
    ({ code, name, message, data }) =>
      html`<li><code>${code}</code> <b>${name}</b> <span>${message}</span>${data ? html` ${typeOf(data)}` : ''}</li>`,
  )}</ul>`

const article = ({ path, method, operation }: Entry): Markup => html`
<article id="${operation.operationId}">
<h3><code>${method}</code> <code>${path}</code></h3>
<p class="who"><b>${operation.operationId}</b> · for: ${operation['x-who'] ?? ''}</p>
<p>${sentences(operation.description)}</p>
<div class="parts"><div>${inputMarkup(operation)}</div><div>${answered(operation)}</div></div>
${operation['x-refusals'] ? refused(operation['x-refusals']) : ''}
</article>`

const areaSection = ({ name, description }: OpenApi['tags'][number], entries: readonly Entry[]): Markup => html`
<section aria-labelledby="area-${name}"><h2 id="area-${name}">${name}</h2><p>${description}</p>
${entries.filter(({ operation }) => operation.tags.includes(name)).map(article)}
</section>`

const index = ({ tags }: OpenApi, entries: readonly Entry[]): Markup => html`
<nav aria-label="Contents">${tags.map(
  ({ name }) =>
    html`<h2><a href="#area-${name}">${name}</a></h2><ul>${entries
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ operation: { operationId } }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}</ul>`,
)}<h2><a href="#headers">Headers</a></h2><h2><a href="#faults">Faults</a></h2><h2><a href="#shapes">Shapes</a></h2></nav>`

function common({ components: { parameters, responses, schemas } }: OpenApi): Markup {
  const headers = Object.values(parameters).map(
    ({ name, required, description = '' }) =>
      html`<li><b>${name}</b>${required ? '' : html` <i>may be missing</i>`} <span>${sentences(description)}</span></li>`,
  )
  const codeOf = (answer: Answer) =>
    answer.content?.['application/json']?.schema.allOf?.[1]?.properties?.code?.const ?? ''
  const faults = Object.entries(responses).map(
    ([name, answer]) =>
      html`<li><code>${String(codeOf(answer))}</code> <b>${name}</b> <span>${answer.description}</span></li>`,
  )
  return html`<section><h2 id="headers">Headers of every call</h2><ul>${headers}
<li><b>Authorization</b> <span><code>Bearer</code> and a token, where a call is for customers or staff. An answer may carry a new one in the same header.</span></li></ul></section>
<section><h2 id="faults">Faults of transport</h2><p>Status and code are the same number.</p><ul>${faults}</ul></section>
<section><h2 id="shapes">Shapes</h2><p>What several calls have in common.</p>${Object.entries(schemas).map(
    ([name, schema]) =>
      html`<article id="shape-${name}"><h3>${name}</h3>${schema.properties && schema.description ? html`<p>${sentences(schema.description)}</p>` : ''}${shapeOf(schema)}</article>`,
  )}</section>`
}

/** The document as a page to read: everything stands open, so the browser's own search finds it. No script. */
export function makePage(document: OpenApi): string {
  const entries = entriesOf(document)
  const { title, version, description } = document.info
  const body = html`<div class="all"><header><h1>${title} API</h1>
${description.split('\n\n').map((part) => html`<p>${sentences(part)}</p>`)}
<p>Version ${version}, ${entries.length} calls. For programs: <a href="/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<div class="columns">${index(document, entries)}<main>${document.tags.map((tag) => areaSection(tag, entries))}${common(document)}</main></div></div>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tiffin API</title>
<link rel="icon" href="data:,"><style>${pageStyle}</style></head><body>${body.text}</body></html>
`
}
