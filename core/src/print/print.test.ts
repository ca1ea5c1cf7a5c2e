import { expect, test } from 'vitest'
import { jobEndOf } from './print-job.ts'
import { canPrint, printerStateOf, statusCodeOf } from './printer-state.ts'

test.each([
  ['OK', 'done'],
  ['200 OK', 'done'],
  ['211 Paper low', 'done'],
  ['410', 'again'],
  ['520 Timeout', 'again'],
  ['521', 'again'],
  ['510', 'failed'],
  ['140', 'failed'],
  ['352', 'failed'],
  ['511', 'failed'],
  ['', 'failed'],
])('[print-5] a job that is cleared with "%s" is %s', (code, end) => {
  expect(jobEndOf(code)).toBe(end)
})

test.each([
  ['200', 0, 'ok'],
  ['211', 0, 'paperLow'],
  ['410', 0, 'paperOut'],
  ['411', 0, 'paperOut'],
  ['420', 0, 'coverOpen'],
  ['430', 0, 'fault'],
  ['', 0, 'fault'],
  ['200', 90_000, 'ok'],
  ['200', 90_001, 'silent'],
])('[print-6] a printer that said %s, %i ms ago, is %s', (statusCode, age, state) => {
  expect(printerStateOf({ statusCode, seenAt: 1_000 }, 1_000 + age)).toBe(state)
  expect(printerStateOf({ statusCode, seenAt: null }, 1_000)).toBe('new')
})

test('[print-5] the number at the head of a status is what counts', () => {
  expect(['200 OK', ' 410', '4201 x', 'OK', '', 'OK 200'].map(statusCodeOf)).toEqual([
    ...['200', '410', '4201', '', '', ''],
  ])
  expect(['200', '211', '410', '520', ''].filter(canPrint)).toEqual(['200', '211'])
})
