import { describe, expect, it } from 'vitest'
import { maskPhone, readPhone } from './phone.ts'
import { readToken, tokenState } from './token.ts'

const tokenOf = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`

describe('a token', () => {
  it('[R-3.21][R-5.17] names its holder', () => {
    const token = tokenOf({
      uid: '山茶',
      role: ['customer'],
      permission: ['order:assist'],
      tokenExpired: 5000,
      nick: 'Mira',
    })
    expect(readToken(token)).toEqual({
      uid: '山茶',
      role: ['customer'],
      permission: ['order:assist'],
      tokenExpired: 5000,
    })
    expect(readToken(tokenOf({ uid: 'u1', exp: 5 })).tokenExpired).toBe(5000)
  })

  it('[R-4.5][R-5.17][R-8.6][R-3.21] without three readable parts belongs to no customer', () => {
    for (const token of [
      'abc',
      'a.b',
      'a.b.c.d',
      tokenOf({ uid: 'u', tokenExpired: 99 }).slice(0, -2),
      `${tokenOf({ uid: 'u', tokenExpired: 99 })}.more`,
      'a.%%.c',
      'a.e30.c',
      `a.${Buffer.from('[1]').toString('base64url')}.c`,
    ])
      expect([token, tokenState(token, 0)]).toEqual([token, 'uni-id-check-token-failed'])
    expect(tokenState(tokenOf({ uid: 'u', tokenExpired: 99 }), 100)).toBe('uni-id-token-expired')
    expect(tokenState(tokenOf({ uid: 'u', tokenExpired: 99 }), 99)).toBe('valid')
    expect(readToken('abc')).toEqual({ uid: null, role: [], permission: [], tokenExpired: 0 })
    expect(tokenState(null, 0)).toBe('uni-id-check-token-failed')
  })
})

describe('what a token says', () => {
  it('[R-3.21] is read whatever its length, and in plain base64 with its padding too', () => {
    for (const nick of ['', 'a', 'ab', '???>>>', '茶']) {
      const bytes = Buffer.from(JSON.stringify({ uid: 'u1', nick }))
      for (const coding of ['base64', 'base64url'] as const)
        expect([nick, readToken(`h.${bytes.toString(coding)}.s`).uid]).toEqual([nick, 'u1'])
    }
    expect(readToken(`h.${Buffer.from('{\t"uid": "u1"}').toString('base64url')}.s`).uid).toBe('u1')
  })

  it('[R-5.17] is believed in its own form only', () => {
    const token = tokenOf({ uid: 7, role: ['customer', 7, null], permission: 'all', tokenExpired: '5' })
    expect(readToken(token)).toEqual({ uid: null, role: ['customer'], permission: [], tokenExpired: 0 })
    for (const payload of [null, 5, 'u1']) expect(readToken(tokenOf(payload)).uid).toBeNull()
  })

  it('[R-5.17][R-4.5][R-8.6][R-3.21] is good up to the instant at which it ends', () => {
    const token = tokenOf({ uid: 'u', tokenExpired: 99 })
    expect([98, 99, 100].map((now) => tokenState(token, now))).toEqual(['valid', 'valid', 'uni-id-token-expired'])
  })
})

describe('a phone', () => {
  it('[R-5.4] is required, 5 to 15 digits, and masked for eyes', () => {
    expect(readPhone(' ')).toMatchObject({ refusal: 'phoneRequired' })
    expect(readPhone('12 34')).toMatchObject({ refusal: 'phoneInvalid' })
    expect(readPhone('1'.repeat(15))).toMatchObject({ ok: true })
    expect(readPhone('1'.repeat(16))).toMatchObject({ refusal: 'phoneInvalid' })
    expect(readPhone('8100234567')).toEqual({ ok: true, value: { phone: '8100234567' } })
    expect(readPhone('٠٨١٢ ٣٤٥٦')).toEqual({ ok: true, value: { phone: '08123456' } })
    expect(readPhone('604-555 0101')).toEqual({ ok: true, value: { phone: '6045550101' } })
    expect(maskPhone('+16045550101')).toBe('+1 ******0101')
    expect(maskPhone('+6581234417')).toBe('+65 ****4417')
    expect(maskPhone('+8613812345678')).toBe('+86 *******5678')
    expect(maskPhone('+9647701234567')).toBe('+964 ******4567')
    expect(maskPhone('81234417')).toBe('****4417')
    for (const country of [
      '+7',
      '+20',
      '+27',
      '+212',
      '+30',
      '+351',
      '+49',
      '+421',
      '+57',
      '+591',
      '+60',
      '+673',
      '+98',
    ])
      expect(maskPhone(`${country}12345678`)).toBe(`${country} ****5678`)
    expect([maskPhone(''), maskPhone('+65')]).toEqual(['', '+65 '])
  })

  it('[R-5.4] is read however it was pasted, with its country when that is one of those offered', () => {
    const offered = ['65', '1', '1876', '62']
    for (const text of [
      '+65 8123 5501',
      '0065-8123.5501',
      '(+65)\u00a08123\u20115501',
      '\u202a+65 8123 5501\u202c',
      '\u2066\u200e+65[8123]5501\u200f\u2069',
      '\uff0b\uff16\uff15 \uff18\uff11\uff12\uff13\uff15\uff15\uff10\uff11',
    ])
      expect([text, readPhone(text, offered)]).toEqual([
        text,
        { ok: true, value: { areaCode: '65', phone: '81235501' } },
      ])
    expect(readPhone('8123\u00a05501\u202c', offered)).toEqual({ ok: true, value: { phone: '81235501' } })
    expect(readPhone('+1 876 555 0101', offered)).toMatchObject({ value: { areaCode: '1876', phone: '5550101' } })
    expect(readPhone('+1 876 555 0101', ['1876', '1'])).toMatchObject({ value: { areaCode: '1876' } })
    for (const text of ['+49 30 123456', '0049 30 123456', '+65', '+65 12', '65+81235501', '++6581235501', '8123x5501'])
      expect([text, readPhone(text, offered)]).toMatchObject([text, { refusal: 'phoneInvalid' }])
  })
})
