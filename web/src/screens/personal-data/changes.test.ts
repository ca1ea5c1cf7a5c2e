import { expect, test } from 'vitest'
import type { Profile } from '../../data/customer/profile.ts'
import { changesOf, type Entries, faultsOf } from './changes.ts'

const saved: Profile = {
  ...{ uid: 'c1', nickName: 'Mira', name: '', gender: 0, birthday: null, birthdayLocked: false, avatar: '' },
  ...{ phone: '+65 ****4417', email: 'a@b.co', isMember: true, memberNo: '1' },
}
const typed: Entries = { nickName: 'Mira', name: '', gender: '0', birthday: '', email: 'a@b.co' }
const today = '2026-11-21'

test('[R-2.35][R-2.47][R-3.7] only fields of the profile that differ are sent', () => {
  expect(changesOf(saved, typed)).toEqual({})
  expect(changesOf(saved, { ...typed, nickName: ' Mira ' })).toEqual({})
  expect(changesOf(saved, { ...typed, name: 'Hadley', gender: '2' })).toEqual({ name: 'Hadley', gender: 2 })
  expect(changesOf(saved, { ...typed, email: '' })).toEqual({ email: '' })
  expect(changesOf(saved, { ...typed, birthday: '2000-01-01' })).toEqual({ birthday: '2000-01-01' })
})

test('[R-4.18][PV-04] a birthday that is saved is never sent again', () => {
  const fixed = { ...saved, birthday: '2000-01-01' }
  expect(changesOf(fixed, { ...typed, birthday: '2001-01-01' })).toEqual({})
  expect(changesOf(fixed, { ...typed, birthday: '' })).toEqual({})
})

test('[R-5.7][R-5.15] every fault of the profile stands beside its field', () => {
  expect(faultsOf(typed, today)).toEqual({})
  const wrong = { nickName: ' ', name: 'x'.repeat(41), gender: '0', birthday: today, email: 'a@b' }
  expect(Object.keys(faultsOf(wrong, today))).toEqual(['nickName', 'name', 'birthday', 'email'])
})
