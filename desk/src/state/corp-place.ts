import { readCorpBy } from '@tiffin/kit/client/corp.ts'

/** What every address of the desk begins with. */
export const basePath = '/desk'

/** At the desk the brand is the first part of the path: `/desk/demo/team`. */
export function readCorpFromPath(): void {
  readCorpBy(() => (location.pathname.startsWith(`${basePath}/`) ? (location.pathname.split('/')[2] ?? '') : ''))
}
