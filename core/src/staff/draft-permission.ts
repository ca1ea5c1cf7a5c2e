import type { Permission } from './permission.ts'

/** What is allowed to change items of a kind in a draft: taxes and service charge are settings of the brand, all else is its menu [staff-1]. */
export const draftPermission = (kind: string): Permission => (kind === 'tax' ? 'settings:edit' : 'menu:edit')
