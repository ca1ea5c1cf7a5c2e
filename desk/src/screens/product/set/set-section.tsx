import { packageProductType } from '@tiffin/core/catalog/product'
import type { Value } from '@tiffin/core/draft/change'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useCurrentDraft } from '../../../data/drafts.ts'
import type { MenuPart } from '../../../data/menu-items.ts'
import { useNames } from '../../../data/names.ts'
import { fieldOf } from '../../../data/show-edits.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { listOf } from '../../../features/entry/entry-types.ts'
import { moved } from '../../../features/entry/row-tools.tsx'
import { SwitchLine } from '../../../features/entry/switch-line.tsx'
import { anchorOf, newId, type ProductSetting } from '../product-setting.ts'
import { Section } from '../section.tsx'
import { GroupCard } from './group-card.tsx'

const singleType = 1

/** The groups of a set, and how they are changed: all of them are one field. */
function useGroups({ product }: ProductSetting) {
  const edit = useEdit()
  const found = product.partList.find(({ kind }) => kind === 'package')
  const part: MenuPart = found ?? {
    ...{ kind: 'package', itemId: product.itemId, op: null, isArchived: true, fields: {}, changeList: [] },
  }
  const groups = listOf(fieldOf(part, 'groupList'))
  return {
    part,
    groups,
    put(groupList: readonly Value[]) {
      if (part.isArchived) edit.create(part, { groupList })
      else edit.set(part, { groupList })
    },
  }
}

/** The products that a set is made of. */
export function SetSection({ setting }: { setting: ProductSetting }) {
  const t = useT()
  const edit = useEdit()
  const { product, reason } = setting
  const { draftId } = useCurrentDraft()
  const { part, groups, put } = useGroups(setting)
  const isSet = product.fields.productType === packageProductType
  const skuIds = groups.flatMap(({ itemList = null }) => listOf(itemList).map(({ skuId }) => String(skuId)))
  const { find } = useNames(skuIds, draftId)
  const add = () =>
    put([...groups, { productGroupId: newId(), name: {}, isFixed: false, minNum: 1, maxNum: 1, itemList: [] }])
  return (
    <Section
      id="set"
      title={t('desk.product.set')}
      end={
        isSet && (
          <button type="button" className="btn quiet" disabled={reason !== undefined} title={reason} onClick={add}>
            <Icon name="plus" size="s" />
            {t('desk.product.addGroup')}
          </button>
        )
      }
    >
      <SwitchLine
        label={t('desk.product.isSet')}
        isOn={isSet}
        reason={reason}
        onTurn={(isOn) => edit.set(product, { productType: isOn ? packageProductType : singleType })}
      />
      <div className="stack" id={anchorOf(part, 'groupList')}>
        {isSet &&
          groups.map((group, place) => (
            <GroupCard
              key={String(group.productGroupId)}
              {...{ setting, part, group, place, find }}
              isLast={place === groups.length - 1}
              onChange={(next) => put(groups.with(place, next))}
              onMove={(step) => put(moved(groups, place, step))}
              onRemove={() => put(groups.toSpliced(place, 1))}
            />
          ))}
      </div>
    </Section>
  )
}
