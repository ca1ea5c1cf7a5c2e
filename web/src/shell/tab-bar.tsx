import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon, type IconName, isDrawing } from '@tiffin/kit/ui/icon.tsx'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { MouseEvent } from 'react'
import { useUnpaidCount } from '../data/order/order.ts'
import { useCartCount } from '../state/cart/cart.ts'
import { openTab } from '../state/navigation/navigation.ts'
import { paths } from '../state/navigation/paths.ts'
import { Picture } from '../ui/picture.tsx'

interface Tab {
  readonly path: string
  readonly label: PhraseKey
  readonly icon: IconName
}

const tabs: readonly Tab[] = [
  { path: paths.home, label: 'tab.home', icon: 'home' },
  { path: paths.menu, label: 'tab.menu', icon: 'cup' },
  { path: paths.orders, label: 'tab.order', icon: 'receipt' },
  { path: paths.mine, label: 'tab.me', icon: 'person' },
]

/** A tap on the tab that is shown only brings its page to the top. */
function onTap(event: MouseEvent, path: string, isShown: boolean): void {
  event.preventDefault()
  if (isShown) scrollTo({ top: 0, behavior: 'smooth' })
  else openTab(path)
}

function Badge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count === 0) return null
  return (
    <span className="badge num">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr">{label}</span>
    </span>
  )
}

export function TabBar({ shown }: { readonly shown: string }) {
  const t = useT()
  const tabList = useBootstrap(({ bootstrap }) => bootstrap?.tabList)
  const cart = useCartCount()
  const unpaid = useUnpaidCount()
  const badges: Record<string, { count: number; label: PhraseKey }> = {
    [paths.menu]: { count: cart, label: 'frame.cartBadge' },
    [paths.orders]: { count: unpaid, label: 'frame.unpaidBadge' },
  }
  return (
    <nav className="tabbar" aria-label={t('frame.mainNavigation')} data-testid="tab-bar">
      {tabs.map(({ path, label, icon }, index) => {
        const badge = badges[path]
        const ownTab = tabList?.[index]
        if (ownTab?.visible === false) return null
        const isShown = path === shown
        const drawing = (isShown ? ownTab?.selectedIcon : ownTab?.icon) ?? ''
        return (
          <a
            key={path}
            href={`#${path}`}
            aria-current={isShown ? 'page' : undefined}
            onClick={(event) => onTap(event, path, isShown)}
          >
            {drawing.startsWith('/') ? (
              <Picture base={drawing} size={24} isUrgent />
            ) : (
              <Icon name={isDrawing(drawing) ? drawing : icon} />
            )}
            {ownTab?.textKey === '' ? ownTab.text : t(label)}
            {badge === undefined ? null : <Badge count={badge.count} label={t(badge.label, { count: badge.count })} />}
          </a>
        )
      })}
    </nav>
  )
}
