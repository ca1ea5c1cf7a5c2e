import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp } from './app.ts'
import { takeComplaints } from './setup.ts'
import { button, click, openMenu } from './steps.ts'

afterEach(closeApp)

describe('a page that breaks', () => {
  it('[R-8.7] says so in its place, the tab bar goes on, and another try mends it', async () => {
    await openMenu()
    await act(async () => window.icc.test.breakPage())
    expect(await screen.findByText('The page is wrong. Please try again later.')).toBeTruthy()
    const tab = (name: string) => within(screen.getByTestId('tab-bar')).getByRole('link', { name })
    await click(tab('Home'))
    expect(await screen.findByTestId('page-home')).toBeTruthy()
    await click(tab('Menu'))
    await click(await button('Try again'))
    expect(await within(await screen.findByTestId('page-menu')).findByText('Butter Croissant')).toBeTruthy()
    expect(takeComplaints().join()).toContain('broken by a test')
  })
})

it('[R-4.9] a start without a connection says so, and the message of something else stays when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openMenu()
  expect(screen.getByText('Network connection error, please check your Internet connection')).toBeTruthy()
  const { showToast } = await import('@tiffin/kit/client/overlays.ts')
  await act(async () => showToast('Added to your cart', 10_000))
  online.mockReturnValue(true)
  await act(async () => dispatchEvent(new Event('online')))
  expect(screen.queryByText(/Network connection error/)).toBeNull()
  expect(screen.getByText('Added to your cart')).toBeTruthy()
})

it('[R-4.9][R-8.3][R-9.1] the offline toast stays until the connection is back', async () => {
  await openMenu()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => dispatchEvent(new Event('offline')))
  expect(screen.getByText(/Network connection error/)).toBeTruthy()
  online.mockReturnValue(true)
  await act(async () => dispatchEvent(new Event('online')))
  expect(screen.queryByText(/Network connection error/)).toBeNull()
})
