import { useNavigate } from '@tanstack/react-router'
import { languages } from '@tiffin/core/language/language'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { logOut } from '../data/log-in.ts'
import { useViews } from '../data/views.ts'
import { useRights } from '../features/rights/use-rights.ts'
import { useOpenView, viewPages } from '../features/views/view-pages.ts'
import { chooseTheme, themes } from '../state/looks.ts'
import { chooseLanguage } from '../state/words.ts'
import type { DeskIconName } from '../ui/desk-icon.tsx'
import { useSections } from './sections.ts'

/** Something that the palette finds. */
export interface Command {
  readonly id: string
  readonly group: 'do' | 'go' | 'view' | 'product' | 'store' | 'person'
  readonly icon: DeskIconName
  readonly text: string
  /** Behind the text, quieter: a code, an account. */
  readonly note?: string
  /** Keys that do the same. */
  readonly keys?: string
  readonly run: () => void
}

interface Openers {
  readonly onKeys: () => void
  readonly onPreferences: () => void
}

const menuPages = {
  categories: 'desk.menu.categories',
  options: 'desk.menu.options',
  materials: 'desk.menu.materials',
  'price-lists': 'desk.menu.priceLists',
} as const

/** What can be done with the menu, and its pages below the first. */
function useMenuCommands(): { readonly actions: readonly Command[]; readonly pages: readonly Command[] } {
  const t = useT()
  const navigate = useNavigate()
  const { may } = useRights()
  const params = { corp: corpOfAddress() }
  const newProduct: Command = {
    id: 'new-product',
    group: 'do',
    icon: 'plus',
    text: t('desk.menu.newProduct'),
    run: () => void navigate({ to: '/$corp/menu', params, search: { product: 'new' } }),
  }
  const newPriceList: Command = {
    ...{ id: 'new-price-list', group: 'do', icon: 'plus', text: t('desk.prices.new') },
    run: () => void navigate({ to: '/$corp/menu/price-lists', params, search: { list: 'new' } }),
  }
  const pages = Object.entries(menuPages).map(
    ([page, name]): Command => ({
      ...{ id: page, icon: 'cup', group: 'go', text: t(name) },
      run: () => void navigate({ to: `/$corp/menu/${page as keyof typeof menuPages}`, params }), // as: it is a key of them
    }),
  )
  return { actions: may('menu:edit') ? [newProduct, newPriceList] : [], pages: may('menu:read') ? pages : [] }
}

/** The caller's views of the lists that they may see. */
function useViewCommands(): readonly Command[] {
  const t = useT()
  const { may } = useRights()
  const { data } = useViews()
  const openView = useOpenView()
  const views = data?.list.filter(({ list }) => may(viewPages[list].needs)) ?? []
  return views.map(
    (view): Command => ({
      ...{ id: `view-${view.viewId}`, icon: 'bookmark', group: 'view' },
      text: t('desk.savedViews.inList', { list: t(viewPages[view.list].name), name: view.viewName }),
      run: () => openView(view),
    }),
  )
}

/** What can be done from anywhere, and the pages that can be opened. */
export function useCommands({ onKeys, onPreferences }: Openers): readonly Command[] {
  const t = useT()
  const navigate = useNavigate()
  const { may } = useRights()
  const params = { corp: corpOfAddress() }
  const menu = useMenuCommands()
  const views = useViewCommands()
  const actions: Command[] = [
    { id: 'preferences', group: 'do', icon: 'globe', text: t('desk.preferences.title'), run: onPreferences },
    ...themes.map(
      (theme): Command => ({
        id: `theme-${theme}`,
        group: 'do',
        icon: 'palette',
        text: t('desk.palette.theme', { theme: t(`desk.theme.${theme}`) }),
        run: () => chooseTheme(theme),
      }),
    ),
    ...languages.map(
      (language): Command => ({
        id: `language-${language}`,
        group: 'do',
        icon: 'globe',
        text: t('desk.palette.language', { language: t(`lang.${language}`) }),
        run: () => void chooseLanguage(language),
      }),
    ),
    { id: 'keys', group: 'do', icon: 'keyboard', text: t('desk.keys.title'), keys: '?', run: onKeys },
    { id: 'log-out', group: 'do', icon: 'leave', text: t('desk.logOut'), run: () => void logOut() },
  ]
  if (may('team:edit'))
    actions.unshift({
      id: 'invite',
      group: 'do',
      icon: 'plus',
      text: t('desk.team.invite'),
      run: () => void navigate({ to: '/$corp/team', params, search: { person: 'new' } }),
    })
  const pages = useSections().map(
    ({ id, icon, name, letter, to }): Command => ({
      ...{ id, icon, group: 'go', text: t(name), keys: `G ${letter.toUpperCase()}` },
      run: () => void navigate({ to, params }),
    }),
  )
  return [
    ...menu.actions,
    ...actions,
    ...pages,
    ...menu.pages,
    {
      ...{ id: 'account', group: 'go', icon: 'person', text: t('desk.accountPage.title') },
      run: () => void navigate({ to: '/$corp/account', params }),
    },
    ...views,
  ]
}
