import { expect, test } from 'vitest'
import type { z } from 'zod'
import { calls } from './calls.ts'
import { storeFields } from './desk/store-shapes.ts'

test('blanks around what staff and customers write are no words', () => {
  expect(calls.sendOrderHelp.input.parse({ orderId: 'o1', reason: 'other', words: ' cold ' }).words).toBe('cold')
  expect(calls.closeStoreHelp.input.parse({ helpId: 'h1', answer: ' sorry ' }).answer).toBe('sorry')
  expect(calls.grantDiscount.input.parse({ type: 6, reason: ' regular ' }).reason).toBe('regular')
})

test.each([
  ['a draft', calls.createDraft.input.shape.name],
  ['a draft of a picture', calls.replacePicture.input.shape.name],
  ['a draft of sheets', calls.importSheets.input.shape.name],
  ['a picture', calls.updatePicture.input.shape.pictureName],
  ['a view', calls.renameView.input.shape.viewName],
  ['a table', calls.placeWalkIn.input.shape.tableName],
  ['a brand', calls.createBrand.input.shape.brandName],
  ['its owner', calls.createBrand.input.shape.staffName],
  ['an account', calls.createBrand.input.shape.account],
  ['an alarm', calls.settlePaymentAlarm.input.shape.note],
  ['a difference', calls.settleDifference.input.shape.note],
  ['what is written off', calls.writeOffDifference.input.shape.note],
  ['a store’s phone', storeFields.phone],
  ['a store’s code', storeFields.code],
])('blanks around the words of %s are cut off', (_name, shape: z.ZodType) => {
  expect(shape.parse(' 1234567 ')).toBe('1234567')
})

test('blanks around descriptions and keys are cut off', () => {
  const text = { 'en-US': ' tea ' }
  expect(calls.updatePicture.input.shape.altText.parse(text)).toEqual({ 'en-US': 'tea' })
  expect(calls.connectPaymentAccount.input.shape.secrets.parse({ key: ' k ' })).toEqual({ key: 'k' })
})
