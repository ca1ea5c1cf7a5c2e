import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Texts } from './catalogue.ts'

/** Phrases ready for `@lingui/core`: no parsing where they are shown. */
export type Phrases = Record<string, CompiledMessage>

/** Compiles ICU texts; a text that is not ICU throws with its key. */
export function compile(texts: Texts): Phrases {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, compileMessageOrThrow(text)]
      } catch (cause) {
        throw new Error(`The phrase ${key} is not ICU: ${text}`, { cause })
      }
    }),
  )
}
