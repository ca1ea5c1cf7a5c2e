import { useSearch } from '@tanstack/react-router'
import { filtersOf, sameFilters, type ViewList } from '@tiffin/core/staff/saved-view'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { type SavedView, useViews } from '../../data/views.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { EditViews } from './edit-views.tsx'
import { SaveView } from './save-view.tsx'
import { useOpenView } from './view-pages.ts'

const noViews: readonly SavedView[] = []

/** The filters of a list as they are, the views that were kept of it, and which of these it is. */
function useListViews(list: ViewList) {
  const filters = filtersOf(list, useSearch({ strict: false }))
  const { data, error, refetch } = useViews()
  const views = data?.list.filter((view) => view.list === list) ?? noViews
  const chosen = views.find((view) => sameFilters(view.filters, filters))
  return { filters, views, chosen, hasFailed: error !== null && data === undefined, refetch }
}

type ListViews = ReturnType<typeof useListViews>

/** Why the filters cannot be kept now. */
function useReason({ filters, chosen }: ListViews): string | undefined {
  const t = useT()
  if (Object.keys(filters).length === 0) return t('desk.savedViews.noFilter')
  return chosen && t('desk.savedViews.savedAs', { name: chosen.viewName })
}

/** The views of a list: one is chosen, the filters of now are kept as one, and they are renamed and deleted. */
export function ViewsMenu({ list }: { list: ViewList }) {
  const t = useT()
  const own = useListViews(list)
  const { filters, views, chosen, hasFailed, refetch } = own
  const reason = useReason(own)
  const openView = useOpenView()
  const [shown, show] = useState<'save' | 'edit'>()
  const close = () => show(undefined)
  const items: MenuItem[] = views.map((view) => ({
    ...{ id: view.viewId, icon: view === chosen ? 'check' : 'bookmark', text: view.viewName },
    onChoose: () => openView(view),
  }))
  if (hasFailed)
    items.push({ id: 'failed', icon: 'warning', text: t('desk.savedViews.failed'), onChoose: () => void refetch() })
  items.push({ id: 'save', icon: 'plus', text: t('desk.savedViews.save'), reason, onChoose: () => show('save') })
  if (views.length > 0)
    items.push({ id: 'edit', icon: 'pencil', text: t('desk.savedViews.edit'), onChoose: () => show('edit') })
  return (
    <>
      <Menu
        className={chosen ? 'fchip viewchip on' : 'fchip viewchip'}
        label={t('desk.savedViews.title')}
        items={items}
      >
        <span>{t('desk.savedViews.title')}</span>{' '}
        {chosen && (
          <b className="one" dir="auto">
            {chosen.viewName}
          </b>
        )}
        <Icon name="down" size="xs" />
      </Menu>
      {shown === 'save' && <SaveView {...{ list, filters, views }} onClose={close} />}
      {shown === 'edit' && <EditViews views={views} onClose={close} />}
    </>
  )
}
