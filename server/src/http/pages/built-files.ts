import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { ReadyBytes } from '../../base/ready-bytes.ts'

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

export interface BuiltFile {
  /** From the root of the site, `/assets/home-1a2b3c.js`. */
  readonly path: string
  readonly type: string
  readonly bytes: ReadyBytes
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean
}

const readIf = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined)

/** Every file of a build, in memory, with the compressed forms that the build wrote beside it. */
export function readBuild(folder: string, base = '/'): BuiltFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && contentTypes[extname(entry.name)] !== undefined)
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const inside = file.slice(folder.length + 1).replaceAll('\\', '/')
      return {
        path: posix.join(base, inside),
        type: contentTypes[extname(entry.name)] ?? '',
        bytes: new ReadyBytes(readFileSync(file), readIf(`${file}.gz`), readIf(`${file}.br`)),
        immutable: inside.startsWith('assets/'),
      }
    })
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of what stands inline in a page, as a content security policy names them. Data blocks are not run and need none. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const blocks = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))
  return {
    scripts: blocks(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g),
    styles: blocks(/<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}
