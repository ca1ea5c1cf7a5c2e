import { z } from 'zod'
import { time } from './shapes.ts'

/** A brand's two colours, `#RRGGBB`. */
export const pageColor = z.object({ primaryColor: z.string(), secondaryColor: z.string() })

/** A tab of the tab bar. */
export const tabEntry = z.object({
  index: z.int(),
  text: z.string(),
  /** Key of the app's own words while the brand has none of its own; they follow a change of language at once. */
  textKey: z.string(),
  /** A drawing of the app by its name, or a picture's address. */
  icon: z.string(),
  selectedIcon: z.string(),
  pagePath: z.string(),
  visible: z.boolean(),
})

/** A language of the picker, in its own name. */
export const languageEntry = z.object({ text: z.string(), code: z.string() })

/** Blocks of a page, in order. `productGroup` items link by `productId`. */
export const pageBlocks = z.object({
  pageType: z.int(),
  blockList: z.array(
    z.object({
      type: z.enum(['banner', 'entries', 'productGroup', 'notice', 'image']),
      title: z.string(),
      sort: z.int(),
      items: z.array(
        z.object({
          image: z.string(),
          /** What the picture shows; left out where no text is written [media-6]. */
          imageAlt: z.string().exactOptional(),
          tint: z.string(),
          title: z.string(),
          text: z.string(),
          /** Label of the button; empty for none. */
          action: z.string(),
          /** In-app path, https address, or empty. */
          link: z.string(),
          productId: z.string(),
        }),
      ),
    }),
  ),
})

/** Which agreements are in force; log-in records the version. */
export const agreementVersion = z.object({ version: z.string(), updateTime: time })

/** The agreements as HTML of a small set of tags (h2, h3, p, ul, ol, li, strong, em, a, br). Show it only through the sanitiser. */
export const agreement = agreementVersion.extend({ serviceTerms: z.string(), privacyPolicy: z.string() })

/** What lies behind the member code: a picture's address and a colour, each empty for the app's own. */
export const qrBackground = z.object({ image: z.string(), textColor: z.string() })

/** Where the brand's own app is to be had. */
export const downloadPage = z.object({
  title: z.string(),
  logo: z.string(),
  image: z.string(),
  description: z.string(),
  /** Complete https addresses, or empty. */
  iosUrl: z.string(),
  androidUrl: z.string(),
  enabled: z.boolean(),
})

/** A hint for those who use the app in a browser. `install` offers to put it on the home screen. */
export const guideMarker = z.object({
  markerId: z.string(),
  pageType: z.int(),
  image: z.string(),
  text: z.string(),
  position: z.enum(['top', 'bottom']),
  /** So many times at most on a device. */
  showTimes: z.int(),
})
