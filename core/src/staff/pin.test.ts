import { expect, test } from 'vitest'
import { isEasyPin, isPin } from './pin.ts'

test('[staff-14] a PIN has four to six digits of ours', () => {
  for (const pin of ['0000', '4815', '048151']) expect([pin, isPin(pin)]).toEqual([pin, true])
  for (const text of ['', '481', '4815162', '48 15', '48a5', '٤٨١٥', '-481'])
    expect([text, isPin(text)]).toEqual([text, false])
})

test('[staff-15] one digit again and again, and digits in a row, are easy to guess', () => {
  for (const pin of ['0000', '777777', '1234', '0123', '987654']) expect([pin, isEasyPin(pin)]).toEqual([pin, true])
  for (const pin of ['4815', '1223', '1357', '1243', '8901']) expect([pin, isEasyPin(pin)]).toEqual([pin, false])
})
