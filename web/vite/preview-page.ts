import type { Plugin } from 'vite'

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** Beside the page of the app a second one that is the same but for its beginning: where a draft is previewed. */
export function previewPage(entry: string): Plugin {
  return {
    name: 'tiffin-preview-page',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { rollupOptions: { input: { index: 'index.html', draft: entry } } } }),
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      const beginning = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(entry),
      )
      if (page?.type !== 'asset' || beginning === undefined)
        throw new Error('the preview needs the page and its own entry')
      const source = String(page.source).replace(
        entryScript,
        (_script, app: string) =>
          `<script type="module" crossorigin src="/${beginning.fileName}" data-app="${app}"></script>`,
      )
      this.emitFile({ type: 'asset', fileName: 'preview.html', source })
    },
  }
}
