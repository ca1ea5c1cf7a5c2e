import { isShortEnough, longestVideoSeconds, type MediaType, takeFiles } from '@tiffin/core/media/choice'

/** Why nothing was chosen: the picker was closed, or a rule refuses the file. */
export class ChoiceFailure extends Error {
  readonly kind: 'cancel' | 'wrongType' | 'tooLong' | 'noExtension'

  constructor(kind: ChoiceFailure['kind']) {
    super(kind)
    this.kind = kind
  }
}

interface Wish {
  readonly type: MediaType
  /** Most files; 9 pictures unless said. */
  readonly count?: number
  /** Only files whose names end so; an empty list is a mistake of the caller. */
  readonly extension?: readonly string[]
  readonly maxDurationSeconds?: number
}

const accepted: Record<MediaType, string> = { image: 'image/*', video: 'video/*', all: 'image/*,video/*' }

/** Opens the system's own picker; answers what was picked, nothing when it was closed. */
function pick({ type, count, extension }: Wish): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', multiple: count !== 1 })
    input.accept = extension?.map((each) => `.${each.replace(/^\./, '')}`).join(',') ?? accepted[type]
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}

/** Seconds that a video runs; NaN when this browser cannot read it. */
function secondsOf(file: File): Promise<number> {
  const address = URL.createObjectURL(file)
  return new Promise<number>((resolve) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.onloadedmetadata = () => resolve(video.duration)
    video.onerror = () => resolve(Number.NaN)
    video.src = address
  }).finally(() => URL.revokeObjectURL(address))
}

/** What of these files may be used [media-2]; throws a ChoiceFailure. */
export async function acceptMedia(files: readonly File[], wish: Wish, lengthOf = secondsOf): Promise<readonly File[]> {
  if (files.length === 0) throw new ChoiceFailure('cancel')
  const taken = takeFiles(files, wish)
  if (!taken.ok) throw new ChoiceFailure('wrongType')
  for (const file of taken.value.filter(({ type }) => type.startsWith('video/')))
    if (!isShortEnough(await lengthOf(file), wish.maxDurationSeconds ?? longestVideoSeconds))
      throw new ChoiceFailure('tooLong')
  return taken.value
}

/** Lets the customer choose pictures or videos; throws a ChoiceFailure, kind `cancel` when none was chosen. */
export async function chooseMedia(wish: Wish): Promise<readonly File[]> {
  if (wish.extension?.length === 0) throw new ChoiceFailure('noExtension')
  return acceptMedia(await pick(wish), wish)
}
