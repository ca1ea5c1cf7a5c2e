import { areViewFilters, longestFilter, longestViewName, viewLists } from '@tiffin/core/staff/saved-view'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing } from '../shapes.ts'

const ofMe = { as: 'staff', needs: 'none', scope: 'desk' } as const

const viewName = z.string().trim().min(1).max(longestViewName)
const filters = z.record(z.string().max(20), z.string().min(1).max(longestFilter))

/** Filters of a list of the desk under a name, as they stand in the list's address [staff-6]. */
export const savedView = z.object({ viewId: id, list: z.enum(viewLists), viewName: z.string(), filters })

/** The caller's own views of all lists, by name. */
export const listViews = call({
  path: '/api/app/desk/view/list',
  ...ofMe,
  input: nothing,
  output: z.object({ list: z.array(savedView) }),
})

/** Keeps filters of a list under a name, instead of what the caller kept under that name before. */
export const saveView = call({
  path: '/api/app/desk/view/save',
  ...ofMe,
  input: z
    .object({ list: z.enum(viewLists), viewName, filters })
    .refine((each) => areViewFilters(each.list, each.filters), { path: ['filters'], message: 'invalid' }),
  output: z.object({ viewId: id }),
  refusals: ['viewsMost'],
})

/** Gives a view another name. */
export const renameView = call({
  path: '/api/app/desk/view/rename',
  ...ofMe,
  input: z.object({ viewId: id, viewName }),
  output: nothing,
  refusals: ['viewUnknown', 'viewNameTaken'],
})

/** Deletes a view; one that is gone already is fine. */
export const deleteView = call({
  path: '/api/app/desk/view/delete',
  ...ofMe,
  input: z.object({ viewId: id }),
  output: nothing,
})
