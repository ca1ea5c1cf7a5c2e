interface Settings {
  readonly data?: {
    readonly pageList?: readonly {
      readonly pageType: number
      readonly blockList: readonly { readonly type: string; readonly items: readonly { readonly image: string }[] }[]
    }[]
  }
}

const homePageType = 1

interface FirstPicture {
  readonly image: string
  /** Space it takes, CSS px, as the component that shows it says. */
  readonly size: number
}

/** The pictures that fill Home's first view, by the settings that stand in the page: the two ways and the first banner. */
function firstPictures(): readonly FirstPicture[] {
  try {
    const { data }: Settings = JSON.parse(document.getElementById('tiffin-bootstrap')?.textContent ?? '')
    const blocks = data?.pageList?.find(({ pageType }) => pageType === homePageType)?.blockList
    const itemsOf = (wanted: string) => blocks?.find(({ type }) => type === wanted)?.items ?? []
    const ways = itemsOf('entries').slice(0, 2)
    const banner = itemsOf('banner').slice(0, 1)
    return [...banner.map(({ image }) => ({ image, size: 212 })), ...ways.map(({ image }) => ({ image, size: 148 }))]
  } catch {
    return []
  }
}

/** Home's largest pictures set out while the code that shows them is still on its way. */
export function fetchFirstPictures(): void {
  for (const { image, size } of firstPictures()) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.type = 'image/avif'
    link.imageSrcset = `${image}-192.avif 192w, ${image}-384.avif 384w, ${image}-640.avif 640w`
    link.imageSizes = `${size}px`
    link.fetchPriority = 'high'
    document.head.append(link)
  }
}
