import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

function withImports(file: string, bundle: Rollup.OutputBundle, found: Set<string>): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) withImports(imported, bundle, found)
  return found
}

/** Lets the browser fetch code and styles of the first page side by side: `app` is the module that the entry imports on demand. */
export function firstPage(app: string): Plugin {
  return {
    name: 'tiffin-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = new Set<string>()
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(app)))
        if (start === undefined) throw new Error(`no chunk holds ${app}: the first page would load it late`)
        withImports(start.fileName, bundle, files)
        const styles = [...files].flatMap((file) => {
          const chunk = bundle[file]
          return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
        })
        const named = new Set([...html.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, file]) => file))
        const scripts = [...files]
          .filter((file) => !named.has(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'head',
            }),
          )
        const sheets = [...new Set(styles)].map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
            // Behind the static shell, which is painted without waiting for it.
            injectTo: 'body',
          }),
        )
        return [...scripts, ...sheets]
      },
    },
  }
}
