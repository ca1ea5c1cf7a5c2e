import { describe, expect, it } from 'vitest'
import { defaultNickname, greetingName } from './nickname.ts'

describe('the name a customer is greeted by', () => {
  it('is the first word of the one they chose', () => {
    expect(greetingName({ nickName: ' Mira Tan', phone: '****4417' })).toBe('Mira')
    expect(greetingName({ nickName: '2024', phone: '****4417' })).toBe('2024')
  })

  it('is not the end of the phone number', () => {
    expect(greetingName({ nickName: defaultNickname('81234417'), phone: '812*4417' })).toBe('')
    expect(greetingName({ nickName: '', phone: '' })).toBe('')
  })
})
