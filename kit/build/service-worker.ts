import { createHash } from 'node:crypto'
import { build, type Plugin, type Rollup } from 'vite'

const isCode = (file: string) => /^assets\/.*\.(?:js|css)$/.test(file)

async function bundleWorker(entry: string, define: Record<string, string>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, name: 'tiffinWorker', formats: ['iife'], fileName: () => 'worker.js' },
    },
  })
  const [first] = (Array.isArray(made) ? made : [made]) as Rollup.RollupOutput[] // without `watch` it answers outputs
  const chunk = first?.output[0]
  if (chunk === undefined) throw new Error('the service worker was not built')
  return chunk.code
}

interface ServiceWorker {
  readonly entry: string
  /** Code and styles that are kept only once a page had them. */
  readonly isLeftOut?: (file: string) => boolean
}

/** Builds the service worker as one classic script beside the app's page, with the names of what it keeps written in. */
export function serviceWorker({ entry, isLeftOut = () => false }: ServiceWorker): Plugin {
  let base = '/'
  return {
    name: 'tiffin-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => isCode(file) && !isLeftOut(file))
        .sort()
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the service worker is built after the page')
      // The page names every file by its hash.
      const release = createHash('sha256').update(page.source).update(files.join('\n')).digest('hex').slice(0, 10)
      const source = await bundleWorker(entry, {
        appBase: JSON.stringify(base),
        releaseName: JSON.stringify(release),
        releaseFiles: JSON.stringify(files.map((file) => `${base}${file}`)),
      })
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  }
}
