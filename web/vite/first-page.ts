import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

interface FirstPage {
  /** Modules that the entry imports on demand and the first page cannot do without. */
  readonly app: string
  readonly screen: string
}

function withImports(file: string, bundle: Rollup.OutputBundle, found: Set<string>): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) withImports(imported, bundle, found)
  return found
}

/** Lets the browser fetch code and styles of the first page side by side instead of one after the other. */
export function firstPage({ app, screen }: FirstPage): Plugin {
  return {
    name: 'tiffin-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = new Set<string>()
        for (const module of [app, screen]) {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
          if (chunk === undefined) throw new Error(`no chunk holds ${module}: the first page would load it late`)
          withImports(chunk.fileName, bundle, files)
        }
        const styles = [...files].flatMap((file) => {
          const chunk = bundle[file]
          return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
        })
        const named = new Set([...html.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file))
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
