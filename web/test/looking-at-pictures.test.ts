import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { button, click, openMenu } from './steps.ts'

afterEach(closeApp)

const path = '/pages/home/previewImage/previewImage'

async function openPreview(urls: readonly string[], { current = '0', captions = '', stored = {} } = {}) {
  fakeServer()
  const inputs = `?urls=${encodeURIComponent(JSON.stringify(urls))}&current=${current}${captions}`
  const app = await openApp({ hash: `#${path}${inputs}`, stored })
  await screen.findByTestId('page-previewImage')
  const press = async (key: string) => {
    fireEvent.keyDown(document.body, { key })
    await settle()
  }
  return { ...app, press }
}

const three = ['/media/a', '/media/b', '/media/c']

describe('looking at pictures', () => {
  it('[R-2.12] shows the one asked for, which of how many, and turns by arrow keys and buttons', async () => {
    const { press } = await openPreview(three, { current: '1' })
    expect(screen.getByRole('img', { name: 'Picture 2 of 3' }).getAttribute('src')).toBe('/media/b-640.webp')
    expect(screen.getByText('2/3')).toBeTruthy()
    await press('ArrowRight')
    await press('ArrowRight')
    expect(screen.getByText('3/3')).toBeTruthy()
    expect(await button('Next picture')).toHaveProperty('disabled', true)
    await click(await button('Previous picture'))
    expect(screen.getByText('2/3')).toBeTruthy()
  })

  it('[page-34] shows something at once, and loads the one that is looked at before its neighbours', async () => {
    const { press } = await openPreview(three)
    const large = () => screen.getByRole('img', { name: 'Picture 1 of 3' })
    const shown = () => [...document.querySelectorAll('[data-shown] img')].map((each) => each.getAttribute('src'))
    const isTurning = () => document.querySelector('[data-shown] [class*="ring"]') !== null
    expect([shown(), isTurning()]).toEqual([['/media/a-192.webp', '/media/a-640.webp'], true])
    const urgent = () =>
      [...document.querySelectorAll('img[data-state]')].map((each) => each.getAttribute('fetchpriority'))
    expect(urgent()).toEqual(['high', 'low'])
    fireEvent.load(large())
    expect([shown(), isTurning()]).toEqual([['/media/a-640.webp'], false])
    await press('ArrowRight')
    expect(urgent()).toEqual(['low', 'high', 'low'])
  })

  it('[page-34][page-96] opens with what the sheet has loaded, by the same measure, and of the server only', async () => {
    const shownBy = async (cut: string) => {
      const inputs = `&cuts=${encodeURIComponent(JSON.stringify([cut]))}&tints=%5B%22rose%22%5D`
      await openPreview(['/media/a'], { captions: inputs })
      const [ahead, large] = document.querySelectorAll('[data-shown] img')
      const sizes = ahead?.parentElement?.querySelector('source')?.getAttribute('sizes')
      const tiles = [ahead, large].map((each) => each?.closest('.tile')?.classList.contains('rose'))
      return [ahead?.getAttribute('src'), large?.getAttribute('src'), sizes, ...tiles]
    }
    expect(await shownBy('/media/a-cut')).toEqual([
      ...['/media/a-cut-192.webp', '/media/a-cut-640.webp', '268px', true, true],
    ])
    expect((await shownBy('https://evil.example/a')).slice(0, 2)).toEqual(['/media/a-192.webp', '/media/a-640.webp'])
  })

  it('[page-25] says what the picture shows, in its own words', async () => {
    const captions = `&captions=${encodeURIComponent(JSON.stringify(['Set', 'Tart', 'Roll']))}`
    const { press } = await openPreview(three, { captions })
    expect(screen.getByRole('img', { name: 'Set' })).toBeTruthy()
    expect(screen.getByText('Set')).toBeTruthy()
    await press('ArrowRight')
    expect([screen.queryByText('Set'), screen.queryByText('Tart') !== null]).toEqual([null, true])
  })

  it('[R-2.12] turns towards the reading direction', async () => {
    const { press } = await openPreview(three, { stored: { useLanguage: 'ar-IQ' } })
    await press('ArrowLeft')
    expect(screen.getByText('2/3')).toBeTruthy()
  })

  it('[R-2.12] turns by a swipe and looks closer by two taps', async () => {
    await openPreview(three)
    const stage = screen.getByRole('img', { name: 'Picture 1 of 3' }).closest('ul')?.parentElement
    if (!stage) throw new Error('no stage')
    Object.defineProperties(stage, { clientWidth: { value: 390 }, clientHeight: { value: 844 } })
    const finger = (type: string, x: number, y = 400) =>
      fireEvent(stage, new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }))
    for (const [type, x] of [
      ['pointerdown', 300],
      ['pointermove', 150],
      ['pointerup', 150],
    ] as const)
      finger(type, x)
    expect(await screen.findByText('2/3')).toBeTruthy()
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) finger(type, 200)
    const shown = () =>
      screen.getByRole('img', { name: 'Picture 2 of 3' }).closest<HTMLElement>('[data-frame]')?.style.transform
    await waitFor(() => expect(shown()).toContain('scale(2.5)'))
    await click(await button('Zoom out'))
    expect(shown()).toContain('scale(1)')
  })

  it('[R-2.12] closes by Esc or its button, back to where it was opened or home', async () => {
    const { press, stack } = await openPreview(three)
    await press('Escape')
    await waitFor(async () => expect(await stack()).toEqual(['/']))
  })

  it('[R-2.12][WB-05] says when a picture cannot be shown, and never loads what is none', async () => {
    await openPreview(['/media/gone', 'javascript:alert(1)'])
    expect(screen.getByText('1/1')).toBeTruthy()
    fireEvent.error(screen.getByRole('img', { name: 'Picture 1 of 1' }))
    expect(await screen.findByText('This picture cannot be shown')).toBeTruthy()
    await openPreview(['javascript:alert(1)'])
    expect(await screen.findByText('There is no picture to show')).toBeTruthy()
  })

  it('[page-67] a picture that did not load offers another try, and nothing to look closer at', async () => {
    const { press } = await openPreview(['/media/a', '/media/b'])
    const broken = () => screen.getByText('This picture cannot be shown')
    const closer = () => screen.queryByRole('button', { name: /^Zoom/ })
    fireEvent.error(screen.getByRole('img', { name: 'Picture 1 of 2' }))
    expect([broken().tagName, closer()]).toEqual(['P', null])
    await press('+')
    expect(closer()).toBeNull()
    await press('ArrowRight')
    expect(closer()).toBeTruthy()
    await press('ArrowLeft')
    const retry = await button('Try again')
    const stage = retry.closest('ul')?.parentElement
    const capture = vi.fn()
    Object.assign(stage ?? {}, { setPointerCapture: capture })
    fireEvent(retry, new MouseEvent('pointerdown', { bubbles: true }))
    expect(capture).not.toHaveBeenCalled() // it would take the click
    await click(retry)
    fireEvent.load(screen.getByRole('img', { name: 'Picture 1 of 2' }))
    expect(closer()).toBeTruthy()
  })

  it('[R-2.12][page-34][page-96] opens from a product, whose sheet is there again afterwards', async () => {
    const { stack } = await openMenu()
    await click(await button(/^Afternoon for One/))
    await click(await button('See Afternoon for One larger'))
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(path))
    const inputs = new URLSearchParams((await stack()).at(-1)?.split('?')[1])
    const [urls = [], cuts, tints] = ['urls', 'cuts', 'tints'].map((key): string[] => JSON.parse(inputs.get(key) ?? ''))
    expect([cuts?.[0], tints?.length]).toEqual([`${urls[0]}-cut`, urls.length])
    expect(new Set(tints).size).toBeGreaterThan(1) // each item of the set on its own
    await click(await button('Close'))
    expect(await screen.findByRole('dialog', { name: 'Afternoon for One' })).toBeTruthy()
    expect(await stack()).toEqual(['/pages/home/menu/menu'])
  })
})
