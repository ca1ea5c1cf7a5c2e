import { useT } from '@tiffin/kit/client/words.ts'
import { fieldOf } from '../../data/show-edits.ts'
import { itemTints, tintName } from '../../features/changes/tints.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { moved, RowTools } from '../../features/entry/row-tools.tsx'
import { PictureField } from '../../features/picture/picture-field.tsx'
import { SelectField } from '../../ui/field.tsx'
import { anchorOf, type ProductSetting } from './product-setting.ts'
import { Section } from './section.tsx'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The pictures of a product, the one of lists first, and how they are changed. */
function usePictures({ product }: ProductSetting) {
  const edit = useEdit()
  const more = fieldOf(product, 'images')
  const image = fieldOf(product, 'image')
  const images = [...new Set([image, ...(Array.isArray(more) ? more : [])].filter(isText))]
  return {
    images,
    /** What is cut out of another picture does not stand for the first one. */
    put(next: readonly string[], cutImage = '') {
      const first = next[0] ?? ''
      edit.set(product, { images: next, image: first, ...(first === image ? {} : { cutImage }) })
    },
  }
}

/** The pictures of the product, and the colour behind them. */
export function PicturesSection({ setting }: { setting: ProductSetting }) {
  const t = useT()
  const edit = useEdit()
  const { product, reason } = setting
  const { images, put } = usePictures(setting)
  const isDisabled = reason !== undefined
  return (
    <Section id="pictures" title={t('desk.product.pictures')} intro={reason ?? t('desk.product.picturesText')}>
      <ul className="productpictures" id={anchorOf(product, 'image')}>
        {images.map((image, place) => {
          const name = t('desk.product.picture', { number: place + 1 })
          return (
            <li key={image}>
              <PictureField
                label={name}
                address={image}
                isSmall
                isDisabled={isDisabled}
                onChange={({ address, isCutOut }) => put(images.with(place, address), isCutOut ? address : '')}
              />
              <RowTools
                name={name}
                isFirst={place === 0}
                isLast={place === images.length - 1}
                isDisabled={isDisabled}
                onMove={(step) => put(moved(images, place, step))}
                onRemove={() => put(images.toSpliced(place, 1))}
              />
            </li>
          )
        })}
        <li>
          <PictureField
            label={t('desk.product.addPicture')}
            address=""
            isSmall
            isDisabled={isDisabled}
            onChange={({ address, isCutOut }) => put([...images, address], isCutOut ? address : '')}
          />
        </li>
      </ul>
      <div className="grid2">
        <SelectField
          label={t('desk.field.tint')}
          value={String(fieldOf(product, 'tint') ?? 'oat')}
          disabled={isDisabled}
          onChange={({ target }) => edit.set(product, { tint: target.value })}
        >
          {itemTints.map((tint) => (
            <option key={tint} value={tint}>
              {tintName(tint)}
            </option>
          ))}
        </SelectField>
      </div>
    </Section>
  )
}
