import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

function withImports(file: string, bundle: Rollup.OutputBundle, found: Set<string>): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) withImports(imported, bundle, found)
  return found
}

/** The files of the first page: those of `app`, the module that the entry imports on demand, and what they import. */
function filesOf(app: string, bundle: Rollup.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(app)))
  if (start === undefined) throw new Error(`no chunk holds ${app}: the first page would load it late`)
  return withImports(start.fileName, bundle, new Set())
}

/** Takes the styles of these files out of the build: nothing loads them any more. */
function takeStyles(files: Set<string>, bundle: Rollup.OutputBundle): string {
  const taken = new Map<string, string>()
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    const sheets = chunk.viteMetadata?.importedCss ?? new Set<string>()
    for (const name of sheets) {
      const sheet = bundle[name]
      if (sheet?.type === 'asset') taken.set(name, String(sheet.source))
      delete bundle[name]
    }
    sheets.clear()
  }
  return [...taken.values()].join('\n')
}

const entryScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/

/** Takes the entry out of the head, where the build puts it. */
function takeEntry(page: string): { html: string; entry: HtmlTagDescriptor } {
  const src = entryScript.exec(page)?.[1]
  if (src === undefined) throw new Error('the page has no entry')
  const html = page.replace(entryScript, '')
  return { html, entry: { tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'body' } }
}

/** The largest first: it gets the connection that the page came over. */
function bySize(files: Iterable<string>, bundle: Rollup.OutputBundle): string[] {
  const sizeOf = (file: string) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? chunk.code.length : 0
  }
  return [...files].sort((one, other) => sizeOf(other) - sizeOf(one))
}

/** Lets the browser fetch the code of the first page side by side, behind the static shell; its styles stand in the page. */
export function firstPage(app: string): Plugin {
  let styles = ''
  return {
    name: 'tiffin-first-page',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        styles = takeStyles(filesOf(app, bundle), bundle)
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const { html, entry } = takeEntry(page.replace(/\s*<link rel="modulepreload"[^>]*>/g, ''))
        const scripts = bySize(filesOf(app, bundle), bundle)
          .filter((file) => entry.attrs?.src !== `/${file}`)
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'body',
            }),
          )
        return { html, tags: [{ tag: 'style', children: styles, injectTo: 'head' }, ...scripts, entry] }
      },
    },
  }
}
