import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { MenuPart } from '../../../data/menu-items.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { moved } from '../../../features/entry/row-tools.tsx'
import { anchorOf, newId, type ProductSetting, skusOf } from '../product-setting.ts'
import { Section } from '../section.tsx'
import { GoneSize, SizeCard } from './size-card.tsx'

/** What the product is sold in, with prices and recipes. */
export function SizesSection({ setting }: { setting: ProductSetting }) {
  const t = useT()
  const edit = useEdit()
  const { product, reason } = setting
  const skus = skusOf(product)
  const live = skus.filter(({ op }) => op !== 'archive')

  function add() {
    const sort = live.length
    const values = { productId: product.itemId, name: {}, sort, isDefault: live.length === 0 }
    edit.create({ kind: 'sku', itemId: newId() }, values)
  }
  function move(place: number, step: 1 | -1) {
    for (const [sort, sku] of moved(live, place, step).entries()) edit.set(sku, { sort })
  }
  function choose(chosen: MenuPart) {
    for (const sku of live) edit.set(sku, { isDefault: sku === chosen })
  }
  return (
    <Section
      id="sizes"
      title={t('desk.product.sizes')}
      end={
        <button type="button" className="btn quiet" disabled={reason !== undefined} title={reason} onClick={add}>
          <Icon name="plus" size="s" />
          {t('desk.product.addSize')}
        </button>
      }
    >
      <div className="stack" id={anchorOf(product, 'skuList')}>
        {live.map((sku, place) => (
          <SizeCard
            key={sku.itemId}
            {...{ setting, sku }}
            number={place + 1}
            isLast={place === live.length - 1}
            onMove={(step) => move(place, step)}
            onDefault={() => choose(sku)}
          />
        ))}
        {skus
          .filter(({ op }) => op === 'archive')
          .map((sku) => (
            <GoneSize key={sku.itemId} sku={sku} reason={reason} />
          ))}
      </div>
    </Section>
  )
}
