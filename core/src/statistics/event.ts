import { ok, type Result, refuse } from '../result.ts'

/** Longest name and longest text of an event, in UTF-16 units [statistics-2]. */
const mostEventLetters = 255

/** An event as it is sent: `title` names the page that is shown, every other name is counted. */
export interface StatEvent {
  readonly name: string
  readonly value: string | object
}

/** Why an event is not sent. */
export type EventFault =
  | 'nameMissing'
  | 'nameNotText'
  | 'nameTooLong'
  | 'valueNotAllowed'
  | 'valueTooLong'
  | 'titleNotText'

/**
 * Whether a name and a value make an event: the name is a text of at most 255, the value a text of at most 255 or an object,
 * and that of `title` a text [statistics-2]. A missing value is an empty text.
 */
export function checkEvent(name: unknown, value: unknown = ''): Result<StatEvent, EventFault> {
  if (name === undefined || name === null || name === '') return refuse('nameMissing')
  if (typeof name !== 'string') return refuse('nameNotText')
  if (name.length > mostEventLetters) return refuse('nameTooLong')
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return refuse('valueNotAllowed')
  if (typeof value === 'string' && value.length > mostEventLetters) return refuse('valueTooLong')
  if (name === 'title' && typeof value !== 'string') return refuse('titleNotText')
  return ok({ name, value })
}
