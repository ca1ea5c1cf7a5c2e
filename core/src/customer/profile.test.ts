import { describe, expect, test } from 'vitest'
import { canSetBirthday, readBirthday, readEmail, readName, readNickname } from './profile.ts'

describe('[R-5.15] a nickname', () => {
  const family = '👨\u200d👩\u200d👧'
  test.each([
    'A',
    '茶',
    'a'.repeat(20),
    '🍵'.repeat(20),
    family.repeat(10),
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    'क\u094d\u200dष',
  ])('may be %s', (text) => {
    expect(readNickname(text)).toEqual({ ok: true, value: text })
  })

  test('keeps the joiner of Persian letters and the flag of England', () => {
    const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
    expect(readNickname(`می\u200cخواهم ${flag}`)).toEqual({ ok: true, value: `می\u200cخواهم ${flag}` })
  })

  test.each([
    ['  Mira \u00a0', 'Mira'],
    ['Mi\u202era\u202c', 'Mira'],
    ['\u2067Mi\u200b\u2060ra\u2069\ufeff', 'Mira'],
    ['\u200dMira\u200d \u200cBo', 'Mira Bo'],
    ['a\u0000b\u0007', 'ab'],
    ['a\nb', 'a b'],
    ['a\n\t\vb', 'a b'],
    ['a\vb', 'a b'],
    ['Very', 'Very'],
  ])('is kept without invisible characters: %j', (text, kept) => {
    expect(readNickname(text)).toEqual({ ok: true, value: kept })
  })

  test.each([
    ...[
      '',
      '   ',
      '\u200b\u200d',
      '\u202e\u202c',
      '\u2066\u2069',
      '\u0000\u0007',
      '\u0301\u0302',
      '\u3164',
      '\u2800',
      '\ufe0f',
    ],
    ...['a'.repeat(21), '🍵'.repeat(21), family.repeat(11), `a${'\u0301'.repeat(80)}`, 'a\ud800b'],
  ])('may not be %j', (text) => {
    expect(readNickname(text)).toEqual({ ok: false, refusal: 'nicknameInvalid' })
  })
})

test('[R-5.15] a name has up to forty signs and may be empty', () => {
  const texts = ['', 'n'.repeat(40), '🍵'.repeat(40), 'n'.repeat(41), 'a\ud800b']
  expect(texts.map((text) => readName(text).ok)).toEqual([true, true, true, false, false])
  for (const text of ['\u200b\u202e', '\u0301']) expect(readName(text)).toEqual({ ok: true, value: '' })
  for (const text of ['n'.repeat(41), '\u0301\ud800'])
    expect(readName(text)).toEqual({ ok: false, refusal: 'nameInvalid' })
  expect(readName('Ha\u202edley')).toEqual({ ok: true, value: 'Hadley' })
})

describe('an e-mail address', () => {
  test.each([
    'a@b.co',
    `${'a'.repeat(249)}@b.co`,
    ' first.last+tea@mail.example.com ',
    'a@xn--fiq228c.cn',
    '用户@例子.中国',
  ])('may be %s', (text) => {
    expect(readEmail(text)).toEqual({ ok: true, value: text.trim() })
  })

  test('[R-5.7] may be empty, which clears it', () => {
    expect(readEmail('  ')).toEqual({ ok: true, value: '' })
  })

  test.each([
    'a@b',
    'a@localhost',
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
    'a@b-.co',
    'a,c@b.co',
    '<a@b.co>',
    'a@b.co\nbcc: c@d.co',
    `${'a'.repeat(250)}@b.co`,
  ])('[R-5.7] may not be %j', (text) => {
    expect(readEmail(text)).toEqual({ ok: false, refusal: 'emailInvalid' })
  })
})

describe('[R-4.18] a birthday', () => {
  const today = '2026-11-21'

  test.each(['1900-01-01', '2000-02-29', '2004-02-29', '2026-11-20'])('may be %s', (text) => {
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
    '19999-01-01',
    '2000-01-01T00:00:00Z',
    ' 2000-01-01',
  ])('may not be %j', (text) => {
    expect(readBirthday(text, today)).toEqual({ ok: false, refusal: 'birthdayInvalid' })
  })

  test('[PV-04] that is saved stays', () => {
    expect(canSetBirthday(null, '2000-01-01')).toBe(true)
    expect(canSetBirthday('2000-01-01', '2000-01-01')).toBe(true)
    expect(canSetBirthday('2000-01-01', '2000-01-02')).toBe(false)
    expect(canSetBirthday('2000-01-01', null)).toBe(false)
  })
})
