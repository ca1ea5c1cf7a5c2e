import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useCallback, useRef } from 'react'
import { endAssist, scanMember } from '../../data/assist.ts'
import { useConnection } from '../../state/connection.ts'
import { serveCustomer, useServing } from '../../state/serving.ts'
import { useMay } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'

/** A scanner's keys follow each other within this, by when they were pressed; a person's do not. */
export const scannerMs = 50
/** Pick-up codes and names are shorter, member codes are longer. */
const leastLength = 24

let lastScan = 0

/** Opens the cart of a customer whose member code was read, in the place of one who was helped before; of two codes that of the later one. */
async function openCustomer(content: string): Promise<void> {
  if (useConnection.getState().isLost) return showToast(t('counter.lost.noScan'))
  lastScan += 1
  const scan = lastScan
  try {
    const assisted = await scanMember(content)
    if (scan !== lastScan) return void endAssist(assisted.assistId)
    const before = useServing.getState().assisted
    if (before && before.assistId !== assisted.assistId) endAssist(before.assistId)
    serveCustomer(assisted)
    location.hash = '#/assist'
  } catch (failure) {
    if (scan !== lastScan) return
    showToast(failure instanceof CallFailure ? failure.message : t('error.network'))
  }
}

/**
 * Takes the keys of a scanner that reads a member code, wherever the board has its focus [assist-9]. Answers whether a key was part of
 * one, so that none of them does what it does when a person presses it.
 */
export function useScan(clear: () => void): (event: KeyboardEvent) => boolean {
  const may = useMay()
  const read = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  const mayAssist = may('order:assist')
  return useCallback(
    (event) => {
      const { text, at } = read.current
      const isFast = event.timeStamp - at <= scannerMs
      if (event.key === 'Enter') {
        read.current = { text: '', at: Number.NEGATIVE_INFINITY }
        if (!isFast || text.length < leastLength) return false
        clear()
        if (mayAssist) void openCustomer(text)
        return true
      }
      if (event.key.length !== 1) return false
      read.current = { text: isFast ? text + event.key : event.key, at: event.timeStamp }
      return isFast && text.length >= leastLength
    },
    [mayAssist, clear],
  )
}
