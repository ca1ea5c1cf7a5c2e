import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFileDrop } from './use-file-drop.ts'

const onFiles = vi.fn()

afterEach(() => {
  cleanup()
  onFiles.mockReset()
})

function Place({ isAllowed }: { isAllowed: boolean }) {
  const { isOver, handlers } = useFileDrop(onFiles, isAllowed)
  return (
    <section aria-label="Place" data-over={isOver} {...handlers}>
      <p>Inside</p>
    </section>
  )
}

const dragLeave = (place: HTMLElement, relatedTarget: HTMLElement) =>
  fireEvent(place, new MouseEvent('dragleave', { bubbles: true, relatedTarget }))

function dragOver(place: HTMLElement, types: readonly string[]) {
  const event = createEvent.dragOver(place, { dataTransfer: { types } })
  fireEvent(place, event)
  return event
}

test('a place says that files are held over it until they leave or are dropped', () => {
  render(<Place isAllowed />)
  const place = screen.getByRole('region')
  const files = [new File([''], 'a.png')]
  expect(dragOver(place, ['Files']).defaultPrevented).toBe(true)
  dragLeave(place, screen.getByText('Inside'))
  expect(place.dataset.over).toBe('true')
  dragLeave(place, document.body)
  expect(place.dataset.over).toBe('false')
  dragOver(place, ['Files'])
  fireEvent.drop(place, { dataTransfer: { files } })
  expect(place.dataset.over).toBe('false')
  expect(onFiles.mock.lastCall).toEqual([files])
})

test('a place takes no dragged text', () => {
  render(<Place isAllowed />)
  const place = screen.getByRole('region')
  expect(dragOver(place, ['text/plain']).defaultPrevented).toBe(false)
  expect(place.dataset.over).toBe('false')
})

test('without the right to change things a file is refused, and the browser does not open it', () => {
  render(<Place isAllowed={false} />)
  const place = screen.getByRole('region')
  expect(dragOver(place, ['Files']).defaultPrevented).toBe(true)
  expect(place.dataset.over).toBe('false')
  const drop = createEvent.drop(place, { dataTransfer: { files: [new File([''], 'a.png')] } })
  fireEvent(place, drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})
