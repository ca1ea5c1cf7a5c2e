import { json, kept } from '@tiffin/kit/client/kept.ts'

const most = 5

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')
const keptIds = kept<string[]>({ key: 'tiffin.desk.recent', codec: json(isIds), fallback: [] })

/** What was last chosen in the palette, the latest first. */
export const recentCommands = (): readonly string[] => keptIds.get()

export function noteCommand(id: string): void {
  keptIds.set([id, ...keptIds.get().filter((each) => each !== id)].slice(0, most))
}
