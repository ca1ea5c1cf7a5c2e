import { isRecord } from '@tiffin/kit/client/kept.ts'
import { t } from '@tiffin/kit/client/words.ts'

/** Addresses of pictures, without width and format. */
export interface Pictures {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Whether a field holds the address of one picture. */
export const isPicture = (field: string, kind: string): boolean =>
  /^(?:image|logo|codeImage)$/.test(field) || (field === 'icon' && kind !== 'tab')

const isAddress = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The pictures that a field shows: its own, those of a list, or those of what is listed. */
export function picturesIn(value: unknown): readonly string[] {
  if (isAddress(value)) return [value]
  if (!Array.isArray(value)) return []
  return value.flatMap((each) => [isRecord(each) ? each.image : each].filter(isAddress))
}

/** What becomes of one picture. */
function pictureChange({ from, to }: Pictures): string {
  if (from.length === 0) return t('desk.value.added')
  return t(to.length === 0 ? 'desk.value.taken' : 'desk.value.replaced')
}

/** What becomes of a list of pictures. */
function listChange({ from, to }: Pictures): string {
  const added = to.filter((address) => !from.includes(address)).length
  const taken = from.filter((address) => !to.includes(address)).length
  const parts = [
    added === 0 ? '' : t('desk.value.picturesAdded', { count: added }),
    taken === 0 ? '' : t('desk.value.picturesTaken', { count: taken }),
  ].filter((part) => part !== '')
  return parts.length === 0 ? t('desk.value.reordered') : parts.join(' · ')
}

/** A changed field of pictures: what becomes of them, and which they are; undefined for other fields. */
export function picturesLine(
  { field, from, to }: { readonly field: string; readonly from: unknown; readonly to: unknown },
  kind: string,
): { readonly to: string; readonly pictures: Pictures } | undefined {
  const pictures = { from: picturesIn(from), to: picturesIn(to) }
  if (isPicture(field, kind)) return { to: pictureChange(pictures), pictures }
  return field === 'images' ? { to: listChange(pictures), pictures } : undefined
}
