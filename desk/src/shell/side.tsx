import { Link } from '@tanstack/react-router'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useMe } from '../data/me.ts'
import { Slip } from '../features/draft/slip.tsx'
import { Avatar, initialsOf } from '../ui/avatar.tsx'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { paletteKeys } from './keys.ts'
import { SectionMark } from './section-mark.tsx'
import { useSections } from './sections.ts'
import { usePersonMenu } from './use-person-menu.tsx'

/** What the side and the bar of a phone open. */
export interface Openers {
  readonly onFind: () => void
  readonly onPreferences: () => void
}

function Brand() {
  const t = useT()
  const { logo, brandName } = useSettings()
  const { storeList } = useMe()
  return (
    <Link className="brand" to="/$corp" params={{ corp: corpOfAddress() }} activeOptions={{ exact: true }}>
      {logo === '' ? (
        <b className="mark" aria-hidden="true">
          {initialsOf(brandName)}
        </b>
      ) : (
        <img src={`${logo}-96.webp`} alt="" width="32" height="32" />
      )}
      <span className="wide-only">
        {brandName}
        <small>{t('desk.stores', { count: storeList.length })}</small>
      </span>
    </Link>
  )
}

/** The side: the brand, the way to anything, the sections, and who is logged in. */
export function Side({ onFind, onPreferences }: Openers) {
  const t = useT()
  const sections = useSections()
  const { me, items, roles, label } = usePersonMenu(onPreferences)
  return (
    <header className="side">
      <Brand />
      <button type="button" className="find" onClick={onFind}>
        <DeskIcon name="search" size="s" />
        <span className="wide-only">{t('desk.palette.open')}</span>
        <kbd className="wide-only" dir="ltr">
          {paletteKeys()}
        </kbd>
      </button>
      <nav aria-label={t('desk.title')}>
        {sections.map(({ id, to, icon, name }) => (
          <Link key={id} to={to} params={{ corp: corpOfAddress() }} title={t(name)}>
            <DeskIcon name={icon} />
            <span className="wide-only">{t(name)}</span>
            <SectionMark id={id} />
          </Link>
        ))}
      </nav>
      <div className="end">
        <Slip />
        <Menu className="me" label={label} items={items}>
          <Avatar id={me.staffId} name={me.staffName} />
          <span className="wide-only">
            <b className="one">{me.staffName}</b>
            <small className="one">{roles}</small>
          </span>
        </Menu>
      </div>
    </header>
  )
}
