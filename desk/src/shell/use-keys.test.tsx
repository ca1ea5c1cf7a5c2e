import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { basics, open, prepare, teamOf } from '../test/desk.tsx'
import { fakeServer } from '../test/fake-server.ts'

prepare()

test('a first G just after the page has loaded is not taken for the letter after a G', async () => {
  fakeServer({ ...basics(), 'desk/team/list': teamOf([]), 'desk/audit/list': { data: { list: [], next: null } } })
  open('/desk/demo/team')
  await screen.findByRole('heading', { name: 'Team' })
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  for (const [key, now] of [
    ['g', 1150],
    ['a', 1300],
  ] as const) {
    clock.mockReturnValue(now)
    fireEvent.keyDown(document.body, { key })
  }
  clock.mockRestore()
  expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeTruthy()
})
