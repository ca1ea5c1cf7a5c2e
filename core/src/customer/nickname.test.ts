import { describe, expect, it } from 'vitest'
import { counterName } from './counter-name.ts'
import { defaultNickname, greetingName } from './nickname.ts'

describe('the name a customer is greeted by', () => {
  it('is the first word of the one they chose', () => {
    expect(greetingName({ nickName: ' Mira Tan', phone: '****4417' })).toBe('Mira')
    expect(greetingName({ nickName: '2024', phone: '****4417' })).toBe('2024')
  })

  it('may be digits that the phone number ends with, when they were chosen', () => {
    expect(['7', '17'].map((nickName) => greetingName({ nickName, phone: '****4417' }))).toEqual(['7', '17'])
  })

  it('is not the end of the phone number', () => {
    expect(greetingName({ nickName: defaultNickname('81234417'), phone: '812*4417' })).toBe('')
    expect(greetingName({ nickName: '', phone: '' })).toBe('')
  })
})

describe('what the counter calls a customer', () => {
  it('is the whole name they chose', () => {
    expect(counterName({ nickName: 'Mira Tan', phone: '+6581234417' })).toBe('Mira Tan')
    expect(counterName({ nickName: '17', phone: '+6581234417' })).toBe('17')
  })

  it('does not look like a code where they chose none', () => {
    expect(counterName({ nickName: defaultNickname('+6581231234'), phone: '+6581231234' })).toBe('•••• 1234')
    expect(counterName({ nickName: '', phone: '+6581231234' })).toBe('•••• 1234')
    expect(counterName({ nickName: '', phone: '' })).toBe('')
  })
})
