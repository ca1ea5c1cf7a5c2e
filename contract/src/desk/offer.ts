import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../shapes.ts'
import { menuItem } from './menu.ts'

/** The promotions of a brand as a draft makes them, those that end last first, and behind them its kinds of coupons. */
export const listPromotionItems = call({
  path: '/api/app/desk/offer/list',
  ...({ as: 'staff', needs: 'menu:read', scope: 'corp' } as const),
  input: z.object({ draftId: id.exactOptional() }),
  output: z.object({ list: z.array(menuItem) }),
  refusals: ['draftUnknown'],
})
