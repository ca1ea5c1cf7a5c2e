import { renderHook } from '@testing-library/react'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { expect, it } from 'vitest'
import { useCount } from './use-count.ts'

it('[R-2.46] points are written with the grouping mark of the brand, and those that went with a minus', () => {
  const corpSetting = { groupingSeparator: '.' }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  const write = renderHook(() => useCount()).result.current
  expect([1280, 60, 0, -60, -1280].map(write)).toEqual(['1.280', '60', '0', '−60', '−1.280'])
})
