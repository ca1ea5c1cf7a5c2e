import { expect, type Page } from '@playwright/test'

const mostSteps = 250

/** Presses Tab until the focus is on what has this role and name; where it is must show on the way. */
export async function reach(
  page: Page,
  role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox',
  name: RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first()
  await expect(target).toBeEnabled()
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${role} ${name} cannot be reached by Tab`)
}
