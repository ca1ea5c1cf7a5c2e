import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import type { Entry } from '../../features/changes/entries.ts'
import { EntryLines } from '../../features/changes/entry-lines.tsx'
import type { WireChange } from '../../features/changes/lines.ts'
import type { OwnerKind } from '../../features/changes/owner.ts'
import type { DeskIconName } from '../../ui/desk-icon.tsx'
import { Tile } from '../../ui/tile.tsx'

const headings = {
  product: 'desk.menu.products',
  property: 'desk.menu.options',
  category: 'desk.menu.categories',
  material: 'desk.menu.materials',
  priceList: 'desk.menu.priceLists',
  storePriceList: 'desk.storePage.title',
  promotion: 'desk.offer.promotions',
  couponKind: 'desk.offer.coupons',
  pageBlock: 'desk.pages.title',
  tab: 'desk.pages.tabs',
  look: 'desk.pages.look',
  agreement: 'desk.pages.agreements',
  downloadPage: 'desk.pages.download',
  guideMarker: 'desk.pages.hints',
  pageText: 'desk.pages.texts',
  tax: 'desk.tax.title',
} as const satisfies Record<OwnerKind, string>

/** What stands for a thing of a kind that has no pictures. */
const icons: Partial<Record<OwnerKind, DeskIconName>> = {
  ...{ property: 'sliders', priceList: 'log', storePriceList: 'shop', promotion: 'ticket', couponKind: 'ticket' },
  ...{ pageBlock: 'pages', tab: 'pages', look: 'palette', agreement: 'document', downloadPage: 'device', tax: 'log' },
  ...{ guideMarker: 'pages', pageText: 'pencil', material: 'cup', category: 'cup', product: 'cup' },
}

interface EntryRowsProps<Change extends WireChange> {
  readonly entries: readonly Entry<Change>[]
  /** At the end of a row. */
  readonly endOf?: (entry: Entry<Change>) => ReactNode
}

/** What changes, thing by thing below the heading of its kind. */
export function EntryRows<Change extends WireChange>({ entries, endOf }: EntryRowsProps<Change>) {
  const t = useT()
  const kinds = [...new Set(entries.map(({ owner }) => owner.kind))]
  return kinds.map((kind) => (
    <section key={kind} className="changes">
      <h2>{t(headings[kind])}</h2>
      <ul>
        {entries
          .filter(({ owner }) => owner.kind === kind)
          .map((entry) => (
            <li key={entry.owner.itemId}>
              <Tile image={entry.image} icon={icons[kind]} />
              <div className="grow">
                <b>
                  <bdi>{entry.name}</bdi>
                </b>
                <EntryLines lines={entry.lines} />
              </div>
              {endOf?.(entry)}
            </li>
          ))}
      </ul>
    </section>
  ))
}
