import type { CallMap } from '@tiffin/contract/calls'

/** What is asked of a list of the menu. */
export type ListInput = CallMap['/api/app/desk/menu/list']['input']

/** Something of the menu with what stands below it, as the draft makes it. */
export type MenuItem = CallMap['/api/app/desk/menu/detail']['output']

/** A size, a choice, or what differs at a store. */
export type MenuPart = MenuItem['partList'][number]

/** A kind that has a list of its own. */
export type ListedKind = ListInput['kind']
