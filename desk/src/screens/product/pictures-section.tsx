import { useT } from '@tiffin/kit/client/words.ts'
import { fieldOf } from '../../data/show-edits.ts'
import { Tile } from '../../ui/tile.tsx'
import { anchorOf, type ProductSetting } from './product-setting.ts'
import { Section } from './section.tsx'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The pictures of the product, the one of lists first. */
export function PicturesSection({ setting: { product } }: { setting: ProductSetting }) {
  const t = useT()
  const more = fieldOf(product, 'images')
  const images = [fieldOf(product, 'image'), ...(Array.isArray(more) ? more : [])].filter(isText)
  return (
    <Section id="pictures" title={t('desk.product.pictures')}>
      <div className="pictures" id={anchorOf(product, 'image')}>
        {[...new Set(images)].map((image) => (
          <Tile key={image} image={image} size="l" />
        ))}
        {images.length === 0 && <p className="ink2">{t('desk.product.noPicture')}</p>}
      </div>
    </Section>
  )
}
