import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'

const pages = [
  { to: '/$corp/menu', name: 'desk.menu.products' },
  { to: '/$corp/menu/categories', name: 'desk.menu.categories' },
  { to: '/$corp/menu/options', name: 'desk.menu.options' },
  { to: '/$corp/menu/materials', name: 'desk.menu.materials' },
  { to: '/$corp/menu/price-lists', name: 'desk.menu.priceLists' },
  { to: '/$corp/menu/translations', name: 'desk.translate.title' },
  { to: '/$corp/menu/spreadsheet', name: 'desk.sheet.title' },
] as const

/** The pages of the menu beside each other. */
export function MenuTabs() {
  const t = useT()
  return (
    <nav className="pagetabs" aria-label={t('desk.menu.title')}>
      {pages.map(({ to, name }) => (
        <Link key={to} to={to} params={{ corp: corpOfAddress() }} activeOptions={{ exact: true, includeSearch: false }}>
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
