import type { Rgb } from '@tiffin/core/theme/color'
import { readableFill } from '@tiffin/core/theme/readable-fill'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon, isDrawing } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useRef } from 'react'
import type { MenuItem } from '../../data/menu-items.ts'
import { itemOf } from '../../data/page-items.ts'
import { fieldOf } from '../../data/show-edits.ts'
import { blocksOf, entriesOf, typeOf, wordsIn } from './home/blocks.ts'

const css = ([red, green, blue]: Rgb): string => `rgb(${red} ${green} ${blue})`

/** Puts the draft's colours on the phone: no style stands in the markup, so they are set from here. */
function useColors(items: readonly MenuItem[]) {
  const phone = useRef<HTMLDivElement>(null)
  const look = itemOf(items, 'look')
  const [primary, secondary] = [look?.fields.primaryColor, look?.fields.secondaryColor].map(String)
  useEffect(() => {
    for (const [name, color] of Object.entries({ primary, secondary })) {
      const { fill, text } = readableFill(color ?? '')
      phone.current?.style.setProperty(`--phone-${name}`, css(fill))
      phone.current?.style.setProperty(`--phone-on-${name}`, css(text))
    }
  }, [primary, secondary])
  return phone
}

function Block({ block }: { block: MenuItem }) {
  const type = typeOf(block)
  const title = wordsIn(fieldOf(block, 'title'))
  const entries = entriesOf(block)
  if (type === 'notice') return <p className="phonenotice">{title}</p>
  if (type === 'productGroup')
    return (
      <div>
        <b>{title}</b>
        <div className="phoneshelf">
          {entries.slice(0, 3).map((entry) => (
            <i key={String(entry.productId)} />
          ))}
        </div>
      </div>
    )
  return (
    <div className={type === 'banner' ? 'phonebanners' : 'phonepair'}>
      {entries.slice(0, type === 'banner' ? 1 : 2).map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
        <div key={place} className="phonetile" data-tint={entry.tint || undefined}>
          <span className="grow">
            <b>{wordsIn(entry.title ?? null)}</b>
            <small>{wordsIn(entry.text ?? null)}</small>
            {wordsIn(entry.action ?? null) !== '' && (
              <span className="phonebutton">{wordsIn(entry.action ?? null)}</span>
            )}
          </span>
          {typeof entry.image === 'string' && entry.image !== '' && <img src={`${entry.image}-192.webp`} alt="" />}
        </div>
      ))}
    </div>
  )
}

const tabIcons = ['home', 'cup', 'receipt', 'person'] as const
const tabWords = ['desk.pages.tabHome', 'desk.pages.tabMenu', 'desk.pages.tabOrder', 'desk.pages.tabMe'] as const

function Tab({ items, index }: { items: readonly MenuItem[]; index: number }) {
  const t = useT()
  const tab = itemOf(items, 'tab', String(index))
  const icon = String(tab?.fields.icon ?? '')
  const word = tabWords[index]
  if (tab?.fields.visible === false) return null
  return (
    <span data-first={index === 0 || undefined}>
      <Icon name={isDrawing(icon) ? icon : (tabIcons[index] ?? 'home')} size="s" />
      <small>{wordsIn(fieldOf(tab ?? { fields: {} }, 'text')) || (word && t(word))}</small>
    </span>
  )
}

/** Home as the draft makes it, small: colours, blocks and tabs; what belongs to customers and stores is left out. */
export function MiniPhone({ items }: { items: readonly MenuItem[] }) {
  const t = useT()
  const phone = useColors(items)
  const look = itemOf(items, 'look')
  const logo = String(look?.fields.logo ?? '')
  return (
    <figure className="miniphone" aria-label={t('desk.pages.sketch')}>
      <div ref={phone} className="phonebody" aria-hidden="true">
        <div className="phonehead">
          {logo !== '' && <img src={`${logo}-192.webp`} alt="" />}
          <b>{wordsIn(fieldOf(look ?? { fields: {} }, 'brandName'))}</b>
        </div>
        <div className="phonepage">
          {blocksOf(items)
            .filter(({ op }) => op !== 'archive')
            .map((block) => (
              <Block key={block.itemId} block={block} />
            ))}
        </div>
        <div className="phonetabs">
          {tabIcons.map((name, index) => (
            <Tab key={name} {...{ items, index }} />
          ))}
        </div>
      </div>
      <figcaption className="ink2 t12">{t('desk.pages.sketchText')}</figcaption>
    </figure>
  )
}
