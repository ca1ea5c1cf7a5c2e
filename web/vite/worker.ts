import { createHash } from 'node:crypto'
import { build, type Plugin, type Rollup } from 'vite'

/** Words come with the language that is spoken, and no customer previews; everything else of the app is kept before it is needed. */
const isLeftOut = (file: string) => /^assets\/(?:first|ordering|rest|draft|show-strip)-/.test(file)

export const isKept = (file: string): boolean => /^assets\/.*\.(?:js|css)$/.test(file) && !isLeftOut(file)

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

/** Builds the service worker as one classic script at the root, with the names of what it keeps written in. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'tiffin-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter(isKept).sort()
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the service worker is built after the page')
      // The page names every file by its hash.
      const release = createHash('sha256').update(page.source).update(files.join('\n')).digest('hex').slice(0, 10)
      const source = await bundleWorker(entry, {
        releaseName: JSON.stringify(release),
        releaseFiles: JSON.stringify(files.map((file) => `/${file}`)),
      })
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  }
}
