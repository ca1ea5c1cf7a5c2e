import { describe, expect, it } from 'vitest'
import { colorVariables, parseColor } from './color.ts'

describe('brand colours', () => {
  it('[R-5.13][R-9.5] are read strictly, anything else is 230, 0, 45', () => {
    expect(parseColor('#0a0')).toEqual([0, 170, 0])
    expect(parseColor('#00AA00')).toEqual([0, 170, 0])
    for (const text of ['red', '', ' #0a0', '#00AA00FF', '#12', '0a0']) expect(parseColor(text)).toEqual([230, 0, 45])
  })

  it('[R-9.6] come in 17 steps each', () => {
    const variables = colorVariables('#E6002D', '#0e4d3c')
    expect(variables['--primary-color-3']).toBe('rgba(230,0,45,0.03)')
    expect(variables['--primary-color-100']).toBe('rgb(230,0,45)')
    expect(Object.keys(variables)).toHaveLength(36)
  })

  it('[R-2.7] colour the selected tab: the default red stays to the letter, another brand’s ink is readable', () => {
    const tabOf = (color: string) => colorVariables(color, '#000')['--tab-ink']
    expect(tabOf('#E6002D')).toBeUndefined()
    expect(tabOf('unreadable')).toBeUndefined()
    expect(tabOf('#0e4d3c')).toBe('var(--primary-ink)')
  })
})
