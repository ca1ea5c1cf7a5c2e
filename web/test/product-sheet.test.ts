import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp } from './app.ts'
import { button, click, openMenu } from './steps.ts'

afterEach(closeApp)

async function openSheet() {
  const opener = await button(/^Butter Croissant/)
  opener.focus()
  await click(opener)
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Butter Croissant' }) }
}

describe('the sheet of a product', () => {
  it('adds once, however often its button is tapped while it leaves, and again when it is opened again', async () => {
    await openMenu()
    for (const num of [1, 2]) {
      const { dialog } = await openSheet()
      const add = within(dialog).getByRole('button', { name: /Add to cart/ })
      fireEvent.click(add)
      fireEvent.click(add)
      expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toMatchObject([{ num }])
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    }
  })
})
