import { written } from '../calls/written.ts'
import { pictureFiles } from './picture-files.ts'

interface Settings {
  readonly pageList: readonly {
    readonly pageType: number
    readonly blockList: readonly { readonly type: string; readonly items: readonly { readonly image: string }[] }[]
  }[]
}

const homePageType = 1
/** The space of a banner's picture, CSS px. */
export const bannerPictureSize = 212

interface EarlyPicture {
  /** Address without width and format. */
  readonly image: string
  /** Space it takes, CSS px, as the component that shows it says. */
  readonly size: number
}

/** The largest picture of Home's first view, by the settings that stand in the page: that of the first banner. More would hold up the code. */
function firstPicture(): string | undefined {
  const pages = written<Settings>('tiffin-bootstrap')?.data.pageList
  const blocks = pages?.find(({ pageType }) => pageType === homePageType)?.blockList
  return blocks?.find(({ type }) => type === 'banner')?.items[0]?.image
}

/** A picture sets out before anything shows it. */
export function fetchPicture({ image, size }: EarlyPicture): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.type = 'image/avif'
  link.imageSrcset = pictureFiles(image, 'avif')
  link.imageSizes = `${size}px`
  link.fetchPriority = 'high'
  document.head.append(link)
}

/** Home's largest picture sets out while the code that shows it is still on its way. */
export function fetchFirstPicture(): void {
  const image = firstPicture()
  if (image) fetchPicture({ image, size: bannerPictureSize })
}
