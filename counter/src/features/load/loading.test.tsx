import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useConnection } from '../../state/connection.ts'
import { prepare, show } from '../../test/show.tsx'
import { Loading } from './loading.tsx'

prepare()
afterEach(() => useConnection.setState({ isLost: false }))

test('[kitchen-14] a page that was never read says that it comes with the connection, in the place of its shapes', () => {
  useConnection.setState({ isLost: true })
  const { container, unmount } = show(<Loading kind="row" count={3} />)
  expect(screen.getByRole('status').textContent).toBe('No connection: this is shown once it is back')
  expect(container.querySelectorAll('.skeleton')).toHaveLength(0)
  unmount()
  useConnection.setState({ isLost: false })
  const again = show(<Loading kind="row" count={3} />)
  expect(again.container.querySelectorAll('.skeleton')).toHaveLength(3)
  expect(screen.queryByRole('status')).toBeNull()
})
