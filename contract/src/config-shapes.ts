import { z } from 'zod'
import { time } from './shapes.ts'

/** A brand's two colours, `#RRGGBB`. */
export const pageColor = z.object({ primaryColor: z.string(), secondaryColor: z.string() })

/** A tab of the tab bar. */
export const tabEntry = z.object({
  index: z.int(),
  text: z.string(),
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
