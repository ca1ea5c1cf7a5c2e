import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, time } from '../shapes.ts'
import { menuItem } from './menu.ts'
import { legalTexts } from './page-shapes.ts'

const reading = { as: 'staff', needs: 'menu:read', scope: 'corp' } as const

/** What customers see beside the menu, as a draft makes it: blocks and hints in their order, and what is always there. */
export const listPageItems = call({
  path: '/api/app/desk/page/list',
  ...reading,
  input: z.object({ draftId: id.exactOptional() }),
  output: z.object({ list: z.array(menuItem) }),
  refusals: ['draftUnknown'],
})

const version = z.string().max(40)

/** The agreements that there were, the one in force first [draft-8]. */
export const listAgreementVersions = call({
  path: '/api/app/desk/page/agreement-versions',
  ...reading,
  input: nothing,
  output: z.object({ list: z.array(z.object({ version, updatedAt: time })) }),
})

/** What a version of the agreements says. */
export const findAgreementVersion = call({
  path: '/api/app/desk/page/agreement-version',
  ...reading,
  input: z.object({ version }),
  output: z.object({ version, updatedAt: time, ...legalTexts.shape }),
  refusals: ['itemUnknown'],
})
