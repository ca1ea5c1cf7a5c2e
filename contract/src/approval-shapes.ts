import { z } from 'zod'
import { id } from './shapes.ts'

/** What a person types to allow a colleague something; core says how long it is. */
export const pin = z.string().max(6)

/** Who of the staff allows what is above the caller's own limit, proven by their PIN [staff-14]. */
export const approval = z.object({ staffId: id, pin })

/** Why an approval is refused. */
export const approvalRefusals = ['pinWrong', 'pinLocked', 'loginLocked'] as const
