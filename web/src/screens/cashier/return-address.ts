import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'

/**
 * Where the payment provider sends the browser back to: this very origin, which holds the log-in. The order stands before
 * the `#` too, since some providers drop what is behind it (docs/decisions/0077).
 */
export function returnAddress(orderId: string): string {
  const search = new URLSearchParams({ corp: corpOfAddress(), orderId })
  return `${location.origin}/?${search}#${withInputs(paths.paySuccess, { orderId })}`
}
