import { useNavigate } from '@tanstack/react-router'
import type { Permission } from '@tiffin/core/staff/permission'
import type { ViewList } from '@tiffin/core/staff/saved-view'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { SavedView } from '../../data/views.ts'

interface ViewPage {
  readonly path: string
  readonly name: PhraseKey
  readonly needs: Permission
}

/** Where each list is, below the brand, and who may see it. */
export const viewPages: Readonly<Record<ViewList, ViewPage>> = {
  product: { path: 'menu', name: 'desk.menu.products', needs: 'menu:read' },
  category: { path: 'menu/categories', name: 'desk.menu.categories', needs: 'menu:read' },
  property: { path: 'menu/options', name: 'desk.menu.options', needs: 'menu:read' },
  material: { path: 'menu/materials', name: 'desk.menu.materials', needs: 'menu:read' },
  priceList: { path: 'menu/price-lists', name: 'desk.menu.priceLists', needs: 'menu:read' },
  offer: { path: 'offers', name: 'desk.offer.title', needs: 'menu:read' },
  translation: { path: 'menu/translations', name: 'desk.translate.title', needs: 'menu:read' },
  picture: { path: 'pictures', name: 'desk.picture.title', needs: 'menu:read' },
  store: { path: 'stores', name: 'desk.storePage.title', needs: 'store:read' },
  team: { path: 'team', name: 'desk.team.title', needs: 'team:edit' },
  audit: { path: 'audit', name: 'desk.audit.title', needs: 'audit:read' },
}

/** Goes to a list as a view shows it; what stood in its address before is gone. */
export function useOpenView(): (view: SavedView) => void {
  const navigate = useNavigate()
  return ({ list, filters }) => {
    const { path } = viewPages[list]
    void navigate({ href: `/${corpOfAddress()}/${path}?${new URLSearchParams(filters)}` })
  }
}
