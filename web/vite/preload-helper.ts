import type { Plugin } from 'vite'

/**
 * What runs before a part of the app is loaded on demand: its styles are fetched and waited for, its other files fetched ahead. A file that
 * does not come is asked for again at the next try. Vite's own helper, with what older browsers and other bases need, is 400 bytes larger.
 */
const helper = `
const asked = {}
const ask = (file) => asked[file] ??= new Promise((done, fail) => {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = '/' + file
  link.crossOrigin = ''
  link.onload = done
  link.onerror = () => {
    asked[file] = 0
    link.remove()
    fail(Error('lost ' + file))
  }
  document.head.append(link)
  if (!isStyle) done()
})
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load)
`

/** Replaces Vite's helper for dynamic imports. */
export const preloadHelper = (): Plugin => ({
  name: 'tiffin-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? helper : undefined),
})
