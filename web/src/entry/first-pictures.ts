interface Settings {
  readonly data?: {
    readonly pageList?: readonly {
      readonly pageType: number
      readonly blockList: readonly { readonly type: string; readonly items: readonly { readonly image: string }[] }[]
    }[]
  }
}

const homePageType = 1

/** The pictures of the two ways on Home, by the settings that stand in the page. */
function picturesOfWays(): readonly string[] {
  try {
    const { data }: Settings = JSON.parse(document.getElementById('settings')?.textContent ?? '')
    const blocks = data?.pageList?.find(({ pageType }) => pageType === homePageType)?.blockList
    const ways = blocks?.find(({ type }) => type === 'entries')?.items ?? []
    return ways.slice(0, 2).map(({ image }) => image)
  } catch {
    return []
  }
}

/** Home's largest pictures set out while the code that shows them is still on its way. */
export function fetchFirstPictures(): void {
  if (!/^(?:#\/?)?$/.test(location.hash)) return
  for (const image of picturesOfWays()) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.type = 'image/avif'
    link.imageSrcset = `${image}-192.avif 192w, ${image}-640.avif 640w`
    link.imageSizes = '148px'
    link.fetchPriority = 'high'
    document.head.append(link)
  }
}
