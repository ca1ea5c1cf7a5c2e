import { cleanRemark } from './remark.ts'

/** Most characters of the name under which somebody orders with others [share-4]. */
export const guestNameLength = 20

/** A name as it is kept and printed: one line, cleaned as a remark is; empty when nothing of it can be seen [share-4]. */
export const cleanGuestName = (text: string): string => cleanRemark(cleanRemark(text).slice(0, guestNameLength))
