import { useT } from '@tiffin/kit/client/words.ts'
import { StateBox } from '../../../ui/state-box.tsx'
import { MiniPhone } from '../mini-phone.tsx'
import type { PartProps } from '../part-props.ts'
import { usePageSearch } from '../use-page-search.ts'
import { BlockEditor } from './block-editor.tsx'
import { BlockList } from './block-list.tsx'
import { blocksOf } from './blocks.ts'

/** What Home is made of, what one block of it says, and how it will look. */
export function HomePart({ items, reason }: PartProps) {
  const t = useT()
  const { search } = usePageSearch()
  const blocks = blocksOf(items)
  const chosen = blocks.find(({ itemId }) => itemId === search.item)
  return (
    <div className="pagegrid" data-open={chosen ? true : undefined}>
      <BlockList {...{ blocks, reason }} />
      <div className="blockform">
        {chosen ? (
          <BlockEditor key={chosen.itemId} {...{ block: chosen, reason }} />
        ) : (
          <StateBox icon="pencil" title={t('desk.pages.chooseBlock')} text={t('desk.pages.chooseBlockText')} />
        )}
      </div>
      <MiniPhone items={items} />
    </div>
  )
}
