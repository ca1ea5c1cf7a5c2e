import { showToast as show } from '@tiffin/kit/client/overlays.ts'

/** Staff looks up from other work: a toast stays longer than a customer's. */
const shownMs = 3000

export const showToast = (text: string): void => show(text, shownMs)
