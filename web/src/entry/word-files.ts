import files from 'virtual:phrase-files/first+ordering+rest'
import type { WordFiles } from '@tiffin/kit/client/words.ts'

/** What frame and Home need, the same with what menu and an order need, and all that is not needed first. */
type Chunk = 'first' | 'ordering' | 'rest'

/** Where the words of each language come from. */
export const wordFiles: WordFiles<Chunk> = files
