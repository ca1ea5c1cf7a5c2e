import type { Product } from '@tiffin/core/catalog/product'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { bannerPictureSize } from '../../entry/pictures/first-pictures.ts'
import { withWords } from '../../state/language/words.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { useFirstPaintAhead } from '../../ui/first-paint.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Picture } from '../../ui/picture.tsx'
import { tintClass } from '../../ui/tint.ts'
import css from './home.module.css'
import type { ShelfProps } from './shelf.tsx'
import { ShelfSkeleton } from './shelf-skeleton.tsx'

export type Block = Bootstrap['pageList'][number]['blockList'][number]
export type BlockItem = Block['items'][number]

const homePageType = 1

/** What the brand put on this page: the first entries dress the two ways, the rest follows in its order. */
export function useHomeBlocks(): { readonly entries: readonly BlockItem[]; readonly rest: readonly Block[] } {
  const pages = useBootstrap(({ bootstrap }) => bootstrap?.pageList)
  const blocks = pages?.find(({ pageType }) => pageType === homePageType)?.blockList ?? []
  const sorted = [...blocks].sort((a, b) => a.sort - b.sort)
  const ways = sorted.find(({ type }) => type === 'entries')
  return {
    entries: ways?.items ?? [],
    rest: sorted.filter((block) => block !== ways),
  }
}

/** Fetched with what comes last, or with the first tap. */
const follow = (link: string) =>
  import('../../features/open-link.ts').then(
    (it) => it.openLink(link),
    () => showToast(t('error.network')),
  )

const BannerProducts = lazyPart(() => import('./banner-products.tsx').then(({ BannerProducts }) => BannerProducts))

interface BannerProps {
  readonly item: BlockItem
  readonly isSmall: boolean
  /** It is in sight as the page comes up. */
  readonly isFirst: boolean
}

function Banner({ item, isSmall, isFirst }: BannerProps) {
  const isBeforeFirstPaint = useFirstPaintAhead()
  const { image, imageAlt = '', tint, title, text, action, link } = item
  return (
    <button
      type="button"
      className={`tile ${tintClass(tint)} ${css.banner} ${isSmall ? css.small : ''}`}
      onClick={() => follow(link)}
    >
      <div>
        <h2 className={isSmall ? 't20 h' : 't24 h'}>{title}</h2>
        <p className="t14 ink2">{text}</p>
      </div>
      {action === '' ? null : (
        <div>
          <span className="btn dark">{action}</span>
        </div>
      )}
      {isSmall || isBeforeFirstPaint ? null : <BannerProducts link={link} />}
      <span className={css.bannerArt}>
        <Picture base={image} alt={imageAlt} size={isSmall ? 150 : bannerPictureSize} isUrgent={isFirst} />
      </span>
    </button>
  )
}

function Notice({ block }: { readonly block: Block }) {
  const text = [block.title, ...block.items.map((item) => [item.title, item.text].filter(Boolean).join(' '))]
  return (
    <div className={`notice ${css.wide}`}>
      <Icon name="info" size="s" />
      <span>{text.filter(Boolean).join(' ')}</span>
    </div>
  )
}

const Waiting = ({ productIds }: ShelfProps) => <ShelfSkeleton count={productIds.length} />
const Shelf = lazyPart(
  withWords(() => import('./shelf.tsx').then(({ Shelf }) => Shelf)),
  { Waiting },
)

/** Products stand below the first view: they and their code come after the first paint. */
const LateShelf = (props: ShelfProps) => (useFirstPaintAhead() ? <Waiting {...props} /> : <Shelf {...props} />)

interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly onChoose: (product: Product) => void
}

/** The brand's decoration of the page, block by block. */
export function Blocks({ blocks, onChoose }: BlocksProps) {
  const t = useT()
  const firstBanner = blocks.find(({ type }) => type === 'banner')?.items[0]
  return blocks.map((block) => {
    const key = `${block.type}-${block.sort}`
    const { type, title, items } = block
    if (type === 'notice') return <Notice key={key} block={block} />
    if (type === 'productGroup') {
      return (
        <section key={key} className={`${css.wide} ${css.shelfPart}`}>
          <div className={`between ${css.shelfHead}`}>
            <h2 className="t20 h">{title}</h2>
            <button type="button" className="btn plain" onClick={() => openTab(paths.menu)}>
              {t('action.all')}
              <Icon name="forward" size="xs" isDirected />
            </button>
          </div>
          <LateShelf productIds={items.map(({ productId }) => productId)} onChoose={onChoose} />
        </section>
      )
    }
    const isSmall = type !== 'banner'
    const banners = items.map((item) => (
      <Banner key={`${item.title}${item.image}`} item={item} isSmall={isSmall} isFirst={item === firstBanner} />
    ))
    // Several of one block are pushed along; what else moves them comes later (features/slides).
    return !isSmall && items[1] ? (
      <div key={key} className={`${css.wide} ${css.carousel}`} data-slides>
        <div className={`${css.shelf} ${css.slides}`}>{banners}</div>
      </div>
    ) : (
      <div key={key} className={`${css.wide} ${isSmall ? css.pair : css.banners}`}>
        {banners}
      </div>
    )
  })
}
