/** Which pictures are listed, beside all. */
export const pictureViews = ['unused', 'textless'] as const
export type PictureView = (typeof pictureViews)[number]

/** What stands in the address of the library; `picture` is the one that is open. */
export interface PictureSearch {
  readonly text?: string
  readonly show?: PictureView
  readonly picture?: string
}

const given = (name: string, value: unknown) => (typeof value === 'string' && value !== '' ? { [name]: value } : {})

export function readPictureSearch({ text, show, picture }: Record<string, unknown>): PictureSearch {
  const view = pictureViews.find((each) => each === show)
  return { ...given('text', text), ...(view === undefined ? {} : { show: view }), ...given('picture', picture) }
}
