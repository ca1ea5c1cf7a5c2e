import type { BlockSeed, CorpSeed, DressSeed, PromotionSeed } from '../corps/shapes.ts'
import { type AllMedia, mediaOf } from '../illustrator/media-of.ts'
import type { SeedItem } from './item.ts'

const start = Date.parse('2026-01-01T00:00:00Z')
const end = Date.parse('2036-01-01T00:00:00Z')

/** What there is one of. */
const ofCorp = (kind: string, fields: object): SeedItem => ({ kind, itemId: 'corp', fields })

const blockItem = ({ type, title, items }: BlockSeed, index: number, media: AllMedia): SeedItem => ({
  kind: 'pageBlock',
  itemId: `block-${index + 1}`,
  fields: {
    ...{ type, title, sort: index + 1 },
    itemList: items.map(({ picture, ...entry }) => ({ ...entry, image: mediaOf(media, picture).cut })),
  },
})

function promotionItem({ id, products, ...promotion }: PromotionSeed): SeedItem {
  const { type, name, rule, threshold, combinableWithCoupon } = promotion
  return {
    kind: 'promotion',
    itemId: id,
    fields: {
      ...{ type, name, rule, threshold, combinableWithCoupon, productIdList: products },
      ...{ startTime: start, endTime: end },
    },
  }
}

function dressItems(dress: DressSeed, corp: CorpSeed, media: AllMedia): SeedItem[] {
  const { picture, ...download } = dress.downloadPage
  const { qrBackground, tabs, markers } = dress
  return [
    ...tabs.map(({ index, text, icon, selectedIcon }) => ({
      ...{ kind: 'tab', itemId: String(index), fields: { text, icon, selectedIcon } },
    })),
    ofCorp('downloadPage', { ...download, image: mediaOf(media, picture).cut }),
    ...markers.map(({ id, ...marker }, sort) => ({ kind: 'guideMarker', itemId: id, fields: { ...marker, sort } })),
    ofCorp('pageText', {
      ...{ pointsText: corp.points.text, servicePhone: corp.servicePhone },
      ...{ codeImage: mediaOf(media, qrBackground.picture).cut, codeTextColor: qrBackground.textColor },
    }),
  ]
}

/** What customers of a brand see beside its menu. */
export function pageItems(corp: CorpSeed, media: AllMedia): SeedItem[] {
  const { terms, privacy } = corp.agreement
  const { cut, png } = mediaOf(media, corp.logo)
  const [primaryColor, secondaryColor] = corp.colours
  return [
    ofCorp('look', {
      ...{ brandName: corp.name, slogan: corp.slogan, logo: cut, browserLogo: png, primaryColor, secondaryColor },
    }),
    ofCorp('agreement', { serviceTerms: terms, privacyPolicy: privacy }),
    ...corp.blocks.map((block, index) => blockItem(block, index, media)),
    ...dressItems(corp.dress, corp, media),
    ...corp.promotions.map(promotionItem),
  ]
}
