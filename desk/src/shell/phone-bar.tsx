import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { type Section, useSections } from './sections.ts'
import type { Openers } from './side.tsx'
import { usePersonMenu } from './use-person-menu.tsx'

/** Beside search and the person, so many sections have a place at the thumb; the others are found by search. */
const mostSections = 3
/** What is done standing comes first. */
const atThumb = ['start', 'menu', 'publish', 'stores']

const place = ({ id }: Section): number => (atThumb.includes(id) ? atThumb.indexOf(id) : atThumb.length)

/** On a phone the side is a bar at the thumb. */
export function PhoneBar({ onFind, onPreferences }: Openers) {
  const t = useT()
  const sections = useSections()
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, mostSections)
  const { items, label } = usePersonMenu(onPreferences)
  return (
    <nav className="phonebar" aria-label={t('desk.title')}>
      {sections.map(({ id, to, icon, name }) => (
        <Link key={id} to={to} params={{ corp: corpOfAddress() }}>
          <DeskIcon name={icon} />
          {t(name)}
        </Link>
      ))}
      <button type="button" onClick={onFind}>
        <DeskIcon name="search" />
        {t('desk.palette.short')}
      </button>
      <Menu className="me" label={label} items={items}>
        <DeskIcon name="person" />
        {t('desk.me')}
      </Menu>
    </nav>
  )
}
