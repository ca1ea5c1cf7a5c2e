import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** Most bytes of the first page as sent: HTML, scripts, styles and the words of one language [page-9]. */
const budgetBytes = 95 * 1024
/** The server writes the brand's settings into the page; so much is set aside for them. */
const settingsBytes = 1.875 * 1024

const sourceOf = (file: Rollup.OutputAsset | Rollup.OutputChunk) => (file.type === 'chunk' ? file.code : file.source)

function brotliSize(source: string | Uint8Array): number {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** Adds up what a browser fetches before Home is drawn; the build fails above the budget. */
export function sizeBudget(): Plugin {
  return {
    name: 'tiffin-size-budget',
    apply: 'build',
    enforce: 'post',
    writeBundle(_options, bundle) {
      const html = bundle['index.html']
      if (html === undefined) return
      const text = String(sourceOf(html))
      const files = new Set([...text.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? ''))
      const sizes = [...files].flatMap((file) => {
        const part = bundle[file]
        return part === undefined ? [] : [[file, brotliSize(sourceOf(part))] as const]
      })
      const words = Object.values(bundle)
        .filter((file) => /^assets\/first-/.test(file.fileName))
        .map((file) => brotliSize(sourceOf(file)))
      const total =
        brotliSize(text) + settingsBytes + Math.max(0, ...words) + sizes.reduce((sum, [, size]) => sum + size, 0)
      const message = `First page: ${total} bytes as sent, ${budgetBytes} allowed.`
      if (total > budgetBytes) this.error(`${message}\n${sizes.map(([file, size]) => `${size} ${file}`).join('\n')}`)
      else this.info(message)
    },
  }
}
