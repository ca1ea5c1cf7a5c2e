import { languages } from '@tiffin/core/language/language'
import { z } from 'zod'

/** A text in the languages that it was written in. */
export const textsOf = (longest: number) => z.partialRecord(z.enum(languages), z.string().max(longest))

/** A text that must be there in one language at least. */
export const nameOf = (longest: number) =>
  textsOf(longest).refine((each) => Object.values(each).some((one) => one?.trim()), { message: 'required' })
