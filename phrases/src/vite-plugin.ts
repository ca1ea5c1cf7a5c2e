import { fileURLToPath } from 'node:url'
import { findProblems, localeFile, mergeTexts } from './catalogue.ts'
import { type Chunk, chunks, isInChunk } from './chunks.ts'
import { compile } from './compile.ts'
import { isLocale, type Locale, locales } from './locales.ts'

const prefix = 'virtual:phrases/'
const filesPrefix = 'virtual:phrase-files/'

function parseId(id: string): { locale: Locale; chunk: Chunk } | undefined {
  const [locale = '', name] = id.slice(prefix.length).split('/')
  const chunk = chunks.find((known) => known === name)
  return isLocale(locale) && chunk ? { locale, chunk } : undefined
}

function writeModule(locale: Locale, chunk: Chunk): string {
  const texts = Object.entries(mergeTexts(locale)).filter(([key]) => isInChunk(chunk, key))
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compile(Object.fromEntries(texts))))})`
}

/** `first+rest` → these chunks; undefined when one of them is none. */
function parseChunks(id: string): readonly Chunk[] | undefined {
  const names = id.slice(filesPrefix.length).split('+')
  const known = chunks.filter((chunk) => names.includes(chunk))
  return known.length === names.length ? known : undefined
}

/** Every language's chunks, each fetched when it is asked for. */
function writeFiles(chunks: readonly Chunk[]): string {
  const load = (locale: Locale) =>
    chunks.map((chunk) => `${chunk}: () => import(${JSON.stringify(`${prefix}${locale}/${chunk}`)})`).join(', ')
  return `export default { ${locales.map((locale) => `${JSON.stringify(locale)}: { ${load(locale)} }`).join(', ')} }`
}

function stopAtProblems(): void {
  const problems = findProblems()
  if (problems.length > 0) throw new Error(`Phrases are not complete:\n${problems.join('\n')}`)
}

interface LoadContext {
  addWatchFile(path: string): void
}

/**
 * Serves `virtual:phrases/<locale>/<chunk>` as compiled phrases, and `virtual:phrase-files/<chunk>+<chunk>` as the table that fetches them.
 * The build stops when a language lacks a key or a text is not ICU.
 */
export function phrases() {
  return {
    name: 'tiffin-phrases',
    buildStart: stopAtProblems,
    resolveId: (id: string) =>
      (id.startsWith(prefix) && parseId(id)) || (id.startsWith(filesPrefix) && parseChunks(id)) ? `\0${id}` : undefined,
    load(this: LoadContext, id: string) {
      if (id.startsWith(`\0${filesPrefix}`)) return writeFiles(parseChunks(id.slice(1)) ?? [])
      if (!id.startsWith(`\0${prefix}`)) return
      const parsed = parseId(id.slice(1))
      if (!parsed) return
      for (const locale of locales) this.addWatchFile(fileURLToPath(localeFile(locale)))
      return writeModule(parsed.locale, parsed.chunk)
    },
  }
}
