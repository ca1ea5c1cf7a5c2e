import { fireEvent, screen, waitFor } from '@testing-library/react'
import { remarkLength } from '@tiffin/core/order/remark'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { bootstrap } from './fake/shop.ts'
import { button, click, menuAddress, openConfirm, placing } from './steps.ts'

afterEach(closeApp)

const create = '/api/app/order/order/create'

/** The confirmation page of a brand that offers special remarks and no napkins. */
async function openConfirmWithSpecialRemark() {
  const server = fakeServer()
  const corpSetting = { ...bootstrap().corpSetting, specialRemark: true, tissueOption: false }
  server.answer('/api/app/common/bootstrap/detail', () => ({ ...bootstrap(), corpSetting }))
  await openApp({ hash: menuAddress, stored: { icc_token: goodToken() } })
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  await waitFor(() => expect(screen.getByRole('button', { name: placing })).toHaveProperty('disabled', false))
  return server
}

const openRemark = async () => click(await button(/^Note for the store/))
const typeRemark = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Note for the store' }), { target: { value } })

describe('the note of an order', () => {
  it('[R-2.42][R-3.13] tissue and remark go with the order', async () => {
    const { to } = await openConfirm()
    await click(await screen.findByRole('checkbox', { name: 'Add napkins' }))
    await openRemark()
    await typeRemark('  No straw, please ')
    await click(await button('Save'))
    await waitFor(async () => expect((await button(/^Note for the store/)).textContent).toContain('No straw, please'))
    await click(await button(placing))
    await waitFor(() => expect(to(create)[0]?.body).toMatchObject({ tissueNeed: true, remark: 'No straw, please' }))
  })

  it('[R-3.13] without a word of the customer there is no tissue and no remark', async () => {
    const { to } = await openConfirm()
    await click(await button(placing))
    await waitFor(() =>
      expect(to(create)[0]?.body).toMatchObject({ tissueNeed: false, remark: '', specialRemark: false }),
    )
  })

  it('[R-5.8][R-2.42] a special remark needs words before it is saved, and goes with the order as one', async () => {
    const { to } = await openConfirmWithSpecialRemark()
    expect(screen.queryByRole('checkbox', { name: 'Add napkins' })).toBeNull()
    await openRemark()
    await click(await screen.findByRole('checkbox', { name: 'Must be read before making' }))
    await click(await button('Save'))
    expect(screen.getByText('Please provide remarks')).toBeTruthy()
    await typeRemark('Nut allergy')
    expect(screen.queryByText('Please provide remarks')).toBeNull()
    await click(await button('Save'))
    await click(await button(placing))
    await waitFor(() => expect(to(create)[0]?.body).toMatchObject({ remark: 'Nut allergy', specialRemark: true }))
  })

  it('[R-5.8][R-9.12] a remark takes 140 letters, as many as the server keeps', async () => {
    await openConfirm()
    await openRemark()
    const field = await screen.findByRole('textbox', { name: 'Note for the store' })
    expect([field.getAttribute('maxlength'), remarkLength]).toEqual(['140', 140])
    expect(screen.queryByRole('checkbox', { name: 'Must be read before making' })).toBeNull() // this brand has none
    await click(await button('Save')) // without a word: only a special remark needs them
    expect(screen.queryByText('Please provide remarks')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note for the store' })).toBeNull())
  })
})
