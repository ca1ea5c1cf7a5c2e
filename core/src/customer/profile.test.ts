import { describe, expect, test } from 'vitest'
import { canSetBirthday, readBirthday, readEmail, readName, readNickname } from './profile.ts'

describe('a nickname', () => {
  test.each(['A', '茶', 'a'.repeat(20), '🍵'.repeat(10)])('may be %s', (text) => {
    expect(readNickname(text)).toEqual({ ok: true, value: text })
  })

  test('drops the blanks around it', () => {
    expect(readNickname('  Mira \u00a0')).toEqual({ ok: true, value: 'Mira' })
  })

  test.each(['', '   ', 'a'.repeat(21), '🍵'.repeat(11), 'a\nb', 'a\u0000b', 'a\ud800b'])('may not be %j', (text) => {
    expect(readNickname(text).ok).toBe(false)
  })
})

test('a name has up to forty signs and may be empty', () => {
  expect(
    [readName(''), readName('n'.repeat(40)), readName('n'.repeat(41)), readName('a\tb')].map(({ ok }) => ok),
  ).toEqual([true, true, false, false])
})

describe('an e-mail address', () => {
  test.each(['a@b.co', ' first.last+tea@mail.example.com ', 'a@xn--fiq228c.cn', '用户@例子.中国'])(
    'may be %s',
    (text) => {
      expect(readEmail(text)).toEqual({ ok: true, value: text.trim() })
    },
  )

  test('may be empty, which clears it', () => {
    expect(readEmail('  ')).toEqual({ ok: true, value: '' })
  })

  test.each([
    'a@b',
    'a',
    '@b.co',
    'a@',
    'a@b..co',
    'a@.co',
    'a@b.c',
    'a@b.co.',
    'a b@c.co',
    'a@b c.co',
    'a@@b.co',
    '.a@b.co',
    'a..b@c.co',
    'a.@b.co',
    'a@-b.co',
    'a,c@b.co',
    '<a@b.co>',
    'a@b.co\nbcc: c@d.co',
    `${'a'.repeat(250)}@b.co`,
  ])('may not be %j', (text) => {
    expect(readEmail(text).ok).toBe(false)
  })
})

describe('a birthday', () => {
  const today = '2026-11-21'

  test.each(['1900-01-01', '2000-02-29', '2026-11-20'])('may be %s', (text) => {
    expect(readBirthday(text, today).ok).toBe(true)
  })

  test.each([
    '',
    '1899-12-31',
    '2026-11-21',
    '2026-11-22',
    '9999-01-01',
    '1900-02-29',
    '2001-02-29',
    '2000-04-31',
    '2000-13-01',
    '2000-00-10',
    '2000-01-00',
    '2000-1-1',
    '01/01/2000',
    '2000-01-01T00:00:00Z',
    ' 2000-01-01',
  ])('may not be %j', (text) => {
    expect(readBirthday(text, today).ok).toBe(false)
  })

  test('[PV-04] that is saved stays', () => {
    expect(canSetBirthday(null, '2000-01-01')).toBe(true)
    expect(canSetBirthday('2000-01-01', '2000-01-01')).toBe(true)
    expect(canSetBirthday('2000-01-01', '2000-01-02')).toBe(false)
    expect(canSetBirthday('2000-01-01', null)).toBe(false)
  })
})
