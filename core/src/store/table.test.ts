import { describe, expect, it } from 'vitest'
import { isAtTable, isBroughtToTable, readTables, tablesFault } from './table.ts'

describe('tables [table-1]', () => {
  it('are read with commas and lines between them, each once, and a range as its numbers', () => {
    expect(readTables('1-3, 2, Bar\nT 1 ，窗边、 ،;')).toEqual(['1', '2', '3', 'Bar', 'T 1', '窗边'])
    expect(readTables('3–1')).toEqual(['3–1'])
    expect(readTables('10 - 12, 7-7')).toEqual(['10', '11', '12', '7'])
    expect(readTables('Hall 1-3, 1-3b, T  1')).toEqual(['Hall 1-3', '1-3b', 'T 1'])
    expect(readTables(' \n ')).toEqual([])
  })

  it('have short names, and there are so many at most', () => {
    expect(tablesFault(readTables('1-300'))).toBeUndefined()
    expect(tablesFault(readTables('1-301'))).toBe('tooMany')
    expect(tablesFault(['twelve chars'])).toBeUndefined()
    expect(tablesFault(['Terrace at 12'])).toBe('tooLong')
    expect(tablesFault(['1', 'Terrace at 12', '2'])).toBe('tooLong')
  })

  it('are for orders that are eaten at the store, and for four hours [table-3]', () => {
    expect([1, 2].map(isBroughtToTable)).toEqual([true, false])
    const hourMs = 3_600_000
    expect([isAtTable(0, 4 * hourMs - 1), isAtTable(0, 4 * hourMs)]).toEqual([true, false])
    expect(isAtTable(10 * hourMs, 11 * hourMs)).toBe(true)
  })
})
