import { expect, test } from 'vitest'
import { epsonResultOf } from './epson-result.ts'

test.each([
  [{ success: 'true', code: '', status: '251658262' }, 'done', '200'],
  [{ success: '1', status: String(251658262 | 0x2_00_00) }, 'done', '211'],
  [{ success: 'false', code: 'EPTR_REC_EMPTY' }, 'later', '410'],
  [{ success: 'false', code: 'EPTR_COVER_OPEN' }, 'later', '420'],
  [{ success: 'false', code: 'EPTR_CUTTER' }, 'later', '430'],
  [{ success: 'false', code: 'EPTR_AUTOMATICAL' }, 'later', '430'],
  [{ success: 'false', code: 'EPTR_MECHANICAL' }, 'later', '430'],
  [{ success: 'false', code: 'EPTR_UNRECOVERABLE' }, 'later', '430'],
  [{ success: 'false', code: 'EX_BADPORT' }, 'later', '430'],
  [{ success: 'false', code: 'DeviceNotFound' }, 'later', '430'],
  [{ success: 'false', code: 'EX_TIMEOUT' }, 'again', null],
  [{ success: 'false', code: 'SchemaError' }, 'failed', null],
  [{ success: 'false', code: 'constructor' }, 'failed', null],
  [{}, 'failed', null],
])('[print-9] an Epson printer that answers %o', (answer, end, statusCode) => {
  expect(epsonResultOf(answer)).toEqual({ end, statusCode })
})
