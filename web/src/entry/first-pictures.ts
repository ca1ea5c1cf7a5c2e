import { pictureFiles } from './picture-files.ts'
import { written } from './written.ts'

interface Settings {
  readonly pageList: readonly {
    readonly pageType: number
    readonly blockList: readonly { readonly type: string; readonly items: readonly { readonly image: string }[] }[]
  }[]
}

const homePageType = 1

interface FirstPicture {
  readonly image: string
  /** Space it takes, CSS px, as the component that shows it says. */
  readonly size: number
}

/** The pictures that fill Home's first view, by the settings that stand in the page: the two ways and the first banner. */
function firstPictures(): readonly FirstPicture[] {
  const pages = written<Settings>('tiffin-bootstrap')?.data.pageList
  const blocks = pages?.find(({ pageType }) => pageType === homePageType)?.blockList
  const first = (wanted: string, count: number, size: number) =>
    (blocks?.find(({ type }) => type === wanted)?.items ?? []).slice(0, count).map(({ image }) => ({ image, size }))
  return [...first('banner', 1, 212), ...first('entries', 2, 148)]
}

/** Home's largest pictures set out while the code that shows them is still on its way. */
export function fetchFirstPictures(): void {
  for (const { image, size } of firstPictures()) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.type = 'image/avif'
    link.imageSrcset = pictureFiles(image, 'avif')
    link.imageSizes = `${size}px`
    link.fetchPriority = 'high'
    document.head.append(link)
  }
}
