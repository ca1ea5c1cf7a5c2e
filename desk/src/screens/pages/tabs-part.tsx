import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type ReactNode, useState } from 'react'
import type { MenuItem } from '../../data/menu-items.ts'
import { itemOf } from '../../data/page-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { textIn } from '../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { SwitchLine } from '../../features/entry/switch-line.tsx'
import { textsOf } from '../../features/menu/item-texts.ts'
import { MiniPhone } from './mini-phone.tsx'
import type { PartProps } from './part-props.ts'

const tabNames = ['desk.pages.tab0', 'desk.pages.tab1', 'desk.pages.tab2', 'desk.pages.tab3'] as const
/** Drawings that a tab may wear; they are on the first page already. */
const icons = ['home', 'cup', 'mug', 'bag', 'receipt', 'heart', 'pin', 'person'] as const
const longest = 40

function IconChoice({ tab, name, reason }: { tab: MenuItem; name: string; reason: string | undefined }) {
  const t = useT()
  const edit = useEdit()
  const chosen = String(tab.fields.icon ?? '')
  const option = (icon: string, label: string, drawing: ReactNode) => (
    <Choice
      key={icon}
      type="radio"
      name={`icon-${tab.itemId}`}
      isChosen={chosen === icon}
      isDisabled={reason !== undefined}
      onChoose={() => edit.set(tab, { icon, selectedIcon: icon })}
    >
      {drawing}
      <span className="sr">{label}</span>
    </Choice>
  )
  return (
    <fieldset className="langtabs iconchoice" aria-label={`${name}: ${t('desk.field.icon')}`}>
      {option('', t('desk.value.own'), <span aria-hidden="true">{t('desk.value.own')}</span>)}
      {icons.map((icon) => option(icon, t(`desk.pages.icon.${icon}`), <Icon name={icon} size="s" />))}
    </fieldset>
  )
}

/** What the four tabs of the app say, how they are drawn, and which are shown. */
export function TabsPart({ items, reason }: PartProps) {
  const t = useT()
  const edit = useEdit()
  const [language, setLanguage] = useState(currentLanguage)
  const tabs = tabNames.flatMap((_name, index) => itemOf(items, 'tab', String(index)) ?? [])
  return (
    <div className="pagegrid broad">
      <div className="blockform form2">
        <p className="ink2">{t('desk.pages.tabsText')}</p>
        <LanguageTabs
          texts={textsOf(tabs.find((tab) => Object.keys(textsOf(tab, 'text')).length > 0) ?? { fields: {} }, 'text')}
          chosen={language}
          onChoose={setLanguage}
        />
        {tabs.map((tab, index) => {
          const name = t(tabNames[index] ?? tabNames[0])
          return (
            <fieldset key={tab.itemId} className="rolebox" aria-label={name}>
              <h2>{name}</h2>
              <EntryField
                key={language}
                item={tab}
                entry={textIn('text', language)}
                label={t('desk.change.fieldIn', { field: t('desk.pages.word'), language: t(`lang.${language}`) })}
                placeholder={t('desk.value.own')}
                {...{ language, reason, mostSigns: longest }}
              />
              <IconChoice {...{ tab, name, reason }} />
              {index > 0 && (
                <SwitchLine
                  label={t('desk.pages.tabShown', { name })}
                  isOn={tab.fields.visible !== false}
                  reason={reason}
                  onTurn={(visible) => edit.set(tab, { visible })}
                />
              )}
            </fieldset>
          )
        })}
      </div>
      <MiniPhone items={items} />
    </div>
  )
}
