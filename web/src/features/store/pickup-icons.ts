import type { PickupName } from '@tiffin/core/store/store'
import type { IconName } from '@tiffin/kit/ui/icon.tsx'

/** The drawing of each pick-up method. */
export const pickupIcons: Readonly<Record<PickupName, IconName>> = { dineIn: 'mug', takeaway: 'bag' }
