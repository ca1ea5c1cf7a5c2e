import { pickupNameOf } from '@tiffin/core/store/store'
import { t } from '@tiffin/kit/client/words.ts'

/** How customers get what they order. */
export const pickupText = (methods: readonly number[]): string =>
  methods
    .toSorted((a, b) => a - b)
    .map((method) => t(`pickup.${pickupNameOf(method)}`))
    .join(' · ')
