import { longestTable } from '@tiffin/core/store/table'
import { z } from 'zod'

/** A table of a store, with what shows that whoever names it has seen its code. */
export const tableCode = z.object({ tableName: z.string().min(1).max(longestTable), code: z.string().min(1).max(64) })
