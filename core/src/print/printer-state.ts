/** How a printer stands, by what it said last and when [print-6]. */
export const printerStates = ['new', 'ok', 'paperLow', 'paperOut', 'coverOpen', 'fault', 'silent'] as const

export type PrinterState = (typeof printerStates)[number]

/** Printers ask every few seconds; one that was not heard for so long is switched off or has no network. */
const silentMs = 90_000

/** The number at the head of a status: `200 OK` and `200%20OK` are 200; empty for what has none. */
export const statusCodeOf = (text: string): string => /^\s*(\d{3,4})/.exec(text)?.[1] ?? ''

/** Whether a printer can print now: all codes that begin with 2 say so. */
export const canPrint = (statusCode: string): boolean => statusCode.startsWith('2')

/** Star's codes: 21x little paper, 41x none or stuck, 42x open. `seenAt` null: it has never asked. */
export function printerStateOf(
  { statusCode, seenAt }: { readonly statusCode: string; readonly seenAt: number | null },
  now: number,
): PrinterState {
  if (seenAt === null) return 'new'
  if (now - seenAt > silentMs) return 'silent'
  if (canPrint(statusCode)) return statusCode.startsWith('21') ? 'paperLow' : 'ok'
  if (statusCode.startsWith('41')) return 'paperOut'
  return statusCode.startsWith('42') ? 'coverOpen' : 'fault'
}
