import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testing/runs.ts'
import { withoutPerson } from './without-person.ts'

test.each([
  ['Too sweet.', [], 'Too sweet.'],
  ['I am Mira Hadley, Mira to you', ['Mira', 'Mira Hadley'], 'I am …, … to you'],
  ['write to MIRA@Example.com or a.b@c.de', ['mira@example.com'], 'write to … or …'],
  ['call +65 8123 4417 or 812-34-417', ['+6581234417'], 'call +… or …'],
  ['٠١٢٣٤ ring', [], '… ring'],
  ['20 cups for 12.50', ['', ' ', 'A'], '20 cups for 12.50'],
  ['İstanbul (a+b)* x', ['(a+b)*', 'xx'], 'İstanbul … x'],
  ['  ', ['x'], ''],
  ['A cup for Mira', ['A', ' Mira '], 'A cup for …'],
])('%j without %j is %j', (text, secrets, left) => {
  expect(withoutPerson(text, secrets)).toBe(left)
})

test('[PV-01] whatever surrounds them, the names of the writer are gone', () => {
  const name = fc.string({ minLength: 2, maxLength: 12 }).filter((text) => /^[a-z]{2,}$/i.test(text))
  fc.assert(
    fc.property(fc.string(), name, fc.string(), (before, secret, after) => {
      const left = withoutPerson(`${before}${secret}${after}`, [secret])
      expect(left.toLocaleLowerCase('en')).not.toContain(secret.toLocaleLowerCase('en'))
    }),
    { numRuns: runs(300) },
  )
})
