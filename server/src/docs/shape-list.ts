import { html, type Markup, sentences } from '../base/markup.ts'
import type { Schema } from './schema.ts'

const last = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** Where a number only says that it is one that can be kept exactly. */
const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) !== Number.MAX_SAFE_INTEGER

function limits({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const [least, most] = [minimum ?? minLength ?? minItems, maximum ?? maxLength ?? maxItems]
  if (isLimit(least) && isLimit(most)) return ` ${least}–${most}`
  if (isLimit(most)) return ` ≤ ${most}`
  return isLimit(least) ? ` ≥ ${least}` : ''
}

const either = (parts: readonly Schema[]): Markup =>
  html`${parts.map((part, index) => (index > 0 ? [html` or `, typeOf(part)] : typeOf(part)))}`

/** What a value is, in a few words. */
export function typeOf(schema: Schema): Markup {
  if (schema.$ref) return html`<a href="#shape-${last(schema.$ref)}">${last(schema.$ref)}</a>`
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return html`<code>${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}</code>`
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return either(parts)
  if (schema.type === 'array') return html`list${limits(schema)} of ${typeOf(schema.items ?? {})}`
  if (schema.contentMediaType) return html`file`
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}${limits(schema)}`
}

const inner = (schema: Schema): Schema | undefined => {
  if (schema.properties) return schema
  if (schema.items) return inner(schema.items)
  return schema.anyOf?.map(inner).find((one) => one !== undefined)
}

/** The fields of an object, those of objects in it below them. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Markup {
  const fields = Object.entries(properties)
  if (fields.length === 0) return html`<p class="none">No fields.</p>`
  return html`<ul>${fields.map(([name, schema]) => {
    const nested = schema.$ref ? undefined : inner(schema)
    const given = 'default' in schema ? html`, else <code>${JSON.stringify(schema.default)}</code>` : ''
    const need = required.includes(name) || 'default' in schema ? '' : html` <i>may be missing</i>`
    const description = schema.description ? html` <span>${sentences(schema.description)}</span>` : ''
    return html`<li><b>${name}</b> ${typeOf(schema)}${given}${need}${description}${nested ? fieldsOf(nested) : ''}</li>`
  })}</ul>`
}
