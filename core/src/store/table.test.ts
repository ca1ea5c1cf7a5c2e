import { describe, expect, it } from 'vitest'
import { readTables, tablesFault } from './table.ts'

describe('tables [table-1]', () => {
  it('are read with commas and lines between them, each once, and a range as its numbers', () => {
    expect(readTables('1-3, 2, Bar\nT 1 ，窗边、 ،;')).toEqual(['1', '2', '3', 'Bar', 'T 1', '窗边'])
    expect(readTables('3–1')).toEqual(['3–1'])
    expect(readTables(' \n ')).toEqual([])
  })

  it('have short names, and there are so many at most', () => {
    expect(tablesFault(readTables('1-300'))).toBeUndefined()
    expect(tablesFault(readTables('1-301'))).toBe('tooMany')
    expect(tablesFault(['twelve chars'])).toBeUndefined()
    expect(tablesFault(['Terrace at 12'])).toBe('tooLong')
  })
})
