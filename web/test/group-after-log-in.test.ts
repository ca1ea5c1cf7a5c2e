import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { chosen } from './cart-lines.ts'
import { tap, tick, type } from './form-steps.ts'
import { button, click, menuAddress } from './steps.ts'

afterEach(closeApp)

const here = { storeInfo: chosen('riverside') }

describe('a visitor who begins a group', () => {
  it.each([
    ['a customer', '407112'],
    ['a new customer, who is offered no password on the way', '111111'],
  ])('[share-10] goes on by itself once %s has logged in', async (_who, code) => {
    fakeServer()
    const { stack } = await openApp({ hash: menuAddress, stored: here })
    await click(await button('Order together'))
    await screen.findByTestId('page-codeLogin')
    type('Phone number', '81244417')
    tick()
    await tap('Send code')
    fireEvent.change(await screen.findByRole('textbox', { name: 'Six-digit code' }), { target: { value: code } })
    expect(await screen.findByRole('dialog', { name: 'Order together' })).toBeTruthy()
    await settle(50)
    expect(await stack()).toEqual([menuAddress.slice(1)])
  })

  it('[share-10] does not go on where the visitor turned back, nor when they log in later', async () => {
    fakeServer()
    const { icc } = await openApp({ hash: menuAddress, stored: here })
    await click(await button('Order together'))
    await screen.findByTestId('page-codeLogin')
    await act(async () => void (await icc.navigateBack()))
    await settle(50)
    await act(async () => void (await icc.navigateTo('/pages/user/login/codeLogin')))
    const { takeToken } = await import('../src/state/login/session.ts')
    await act(async () => takeToken(goodToken()))
    await act(async () => void (await icc.navigateBack()))
    await settle(50)
    const { useGroup } = await import('../src/state/group/group.ts')
    expect(useGroup.getState().sheet).toBeNull()
  })
})
