import { type ChosenFile, kindOfFile, mostImages } from '../media/choice.ts'
import { ok, type Result, refuse } from '../result.ts'

/** What may be wrong with an order. */
export const helpReasons = ['missing', 'wrong', 'quality', 'late', 'payment', 'other'] as const

/** One of `helpReasons`. */
export type HelpReason = (typeof helpReasons)[number]

/** Most letters of what the customer says. */
export const longestHelpWords = 500

/** Requests for help that one order takes. */
export const mostHelpOfOrder = 3

/** Up to nine pictures, or one video [order-7]. */
export function checkHelpFiles(files: readonly ChosenFile[]): Result<void, 'tooManyFiles'> {
  const videos = files.filter((file) => kindOfFile(file) === 'video').length
  const isRight = videos === 0 ? files.length <= mostImages : files.length === 1
  return isRight ? ok(undefined) : refuse('tooManyFiles')
}
