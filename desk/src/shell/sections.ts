import type { Permission } from '@tiffin/core/staff/permission'
import type { PhraseKey } from '@tiffin/phrases/key'
import { useMe } from '../data/me.ts'
import { useStart } from '../data/start.ts'
import { useRights } from '../features/rights/use-rights.ts'
import type { DeskIconName } from '../ui/desk-icon.tsx'

/** A part of the desk that has a place in the side. */
export interface Section {
  readonly id: string
  readonly to: `/$corp/${'start' | 'menu' | 'offers' | 'pages' | 'pictures' | 'publish' | 'stores' | 'orders' | 'payments' | 'settings' | 'team' | 'audit'}`
  readonly icon: DeskIconName
  readonly name: PhraseKey
  /** After G it leads here. */
  readonly letter: string
  readonly needs: Permission
}

/** In the order of the side; who lacks the right for a section does not see it. */
const sections: readonly Section[] = [
  { id: 'start', to: '/$corp/start', icon: 'flower', name: 'desk.start.title', letter: 'b', needs: 'settings:edit' },
  { id: 'menu', to: '/$corp/menu', icon: 'cup', name: 'desk.menu.title', letter: 'm', needs: 'menu:read' },
  { id: 'offers', to: '/$corp/offers', icon: 'ticket', name: 'desk.offer.title', letter: 'o', needs: 'menu:read' },
  { id: 'pages', to: '/$corp/pages', icon: 'pages', name: 'desk.pages.title', letter: 'g', needs: 'menu:read' },
  {
    id: 'pictures',
    to: '/$corp/pictures',
    icon: 'picture',
    name: 'desk.picture.title',
    letter: 'i',
    needs: 'menu:read',
  },
  { id: 'publish', to: '/$corp/publish', icon: 'send', name: 'desk.publish.title', letter: 'p', needs: 'menu:read' },
  { id: 'stores', to: '/$corp/stores', icon: 'shop', name: 'desk.storePage.title', letter: 's', needs: 'store:read' },
  { id: 'orders', to: '/$corp/orders', icon: 'bag', name: 'staffOrders.title', letter: 'r', needs: 'order:read' },
  {
    id: 'payments',
    to: '/$corp/payments',
    icon: 'card',
    name: 'desk.payments.title',
    letter: 'y',
    needs: 'report:money',
  },
  {
    id: 'settings',
    to: '/$corp/settings',
    icon: 'sliders',
    name: 'desk.settings.title',
    letter: 'e',
    needs: 'menu:read',
  },
  { id: 'team', to: '/$corp/team', icon: 'people', name: 'desk.team.title', letter: 't', needs: 'team:edit' },
  { id: 'audit', to: '/$corp/audit', icon: 'log', name: 'desk.audit.title', letter: 'a', needs: 'audit:read' },
]

/** The sections that who is logged in may open: none before the second factor that the brand demands [staff-4]. */
export function useSections(): readonly Section[] {
  const { isTotpDue } = useMe()
  const { may } = useRights()
  const { data } = useStart({ isAllowed: may('settings:edit') && !isTotpDue })
  const isNew = data !== undefined && data.liveAt === null
  return isTotpDue ? [] : sections.filter(({ id, needs }) => may(needs) && (id !== 'start' || isNew))
}
