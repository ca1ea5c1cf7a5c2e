import { sampleNames } from '@tiffin/core/corp/sample-price'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, time } from '../shapes.ts'

const settings = { as: 'staff', needs: 'settings:edit', scope: 'corp' } as const

/** A phone whose codes are shown at the desk, by its last four digits. */
const testPhone = z.object({
  testPhoneId: id,
  phone: z.string(),
  /** The code that was asked for last; null when there is none that still works. */
  code: z.string().nullable(),
  codeEndsAt: time.nullable(),
})

/** What a new brand has and what it still needs before customers come. */
export const findStart = call({
  path: '/api/app/desk/start/detail',
  ...settings,
  input: nothing,
  output: z.object({
    hasLook: z.boolean(),
    storeCount: z.int(),
    productCount: z.int(),
    /** How customers get their codes: by message, in the answer of a demo, at the desk for test phones, or not at all. */
    codesBy: z.enum(['message', 'demo', 'testPhones', 'none']),
    testPhoneList: z.array(testPhone),
    /** Since when the brand sells to everybody; null before. */
    liveAt: time.nullable(),
    /** Where customers find the brand. */
    customerAddress: z.string(),
    /** Menus to begin with; none once there is a product [brand-9]. */
    sampleList: z.array(
      z.object({
        ...{ sample: z.enum(sampleNames), name: z.string(), text: z.string(), productCount: z.int() },
        imageList: z.array(z.string()),
      }),
    ),
  }),
})

/** Takes a phone whose codes are shown at the desk, as long as the brand is not live and codes are not sent. */
export const addTestPhone = call({
  path: '/api/app/desk/start/add-test-phone',
  ...settings,
  audits: 'start.addTestPhone',
  input: z.object({ areaCode: z.string().max(5), phone: z.string().max(32) }),
  output: nothing,
  refusals: ['phoneInvalid', 'phoneBlocked', 'testPhonesMost', 'liveAlready'],
})

/** A phone gets no more codes at the desk. */
export const removeTestPhone = call({
  path: '/api/app/desk/start/remove-test-phone',
  ...settings,
  audits: 'start.removeTestPhone',
  input: z.object({ testPhoneId: id }),
  output: nothing,
})

/** The brand sells to everybody from now on; test phones are no longer. Refused while nothing is on sale (`nothingToSell`). */
export const goLive = call({
  path: '/api/app/desk/start/go-live',
  ...settings,
  audits: 'start.goLive',
  input: nothing,
  output: z.object({ liveAt: time }),
  refusals: ['nothingToSell'],
})

/** Publishes a menu to begin with, where no product is on sale yet; a release like any other, which can be taken back [brand-9]. */
export const putSample = call({
  path: '/api/app/desk/start/put-sample',
  ...settings,
  audits: 'draft.publish',
  input: z.object({ sample: z.enum(sampleNames) }),
  output: z.object({ productCount: z.int() }),
  refusals: ['menuThereAlready', 'publishConflict', 'publishFault'],
})
