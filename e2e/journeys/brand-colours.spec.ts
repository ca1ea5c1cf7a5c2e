import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

/** Ink and what it is written on, as the styles combine them. */
const pairs = [
  ...[
    ['--on-primary', '--primary-fill'],
    ['--on-primary', '--primary-press'],
    ['--on-secondary', '--secondary-fill'],
  ],
  ...['--surface', '--bg', '--primary-soft'].map((ground) => ['--primary-ink', ground]),
  ...['--surface', '--bg', '--secondary-soft'].map((ground) => ['--secondary-ink', ground]),
  ...['--ink', '--ink-2', '--ink-3'].flatMap((ink) => ['--surface', '--bg', '--surface-sunken'].map((on) => [ink, on])),
  ...[
    ['--ink', '--primary-soft'],
    ['--ink', '--secondary-soft'],
    ['--ink-inverse', '--surface-inverse'],
  ],
]

/** Colours of all kinds, the same every time: a walk through hues, lights and greys, and the corners. */
function colours(): string[] {
  const corners = ['#000', '#fff', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f', '#808080', '#e6002d', '#0e4d3c']
  const walk = Array.from(
    { length: 400 },
    (_none, step) => `#${((step * 7_368_787 + 1_234_567) % 0x1000000).toString(16).padStart(6, '0')}`,
  )
  return [...corners, ...walk]
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`whatever colours a brand chooses, everything written can be read, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const customer = new Customer(page)
    await customer.open('/pages/error/404')
    await expect(customer.on('notFound')).toBeVisible()
    const faint = await page.evaluate(
      ({ pairs, colours }) => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        const probe = document.body.appendChild(document.createElement('i'))
        const root = document.documentElement.style
        const luminanceOf = (role: string): number => {
          probe.style.color = `var(${role})`
          if (canvas === null) throw new Error('no canvas')
          canvas.fillStyle = getComputedStyle(probe).color
          canvas.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        return colours.flatMap((colour) => {
          root.setProperty('--primary', colour)
          root.setProperty('--secondary', colour)
          return pairs.flatMap(([ink = '', ground = '']) => {
            const [light = 0, dark = 0] = [luminanceOf(ink), luminanceOf(ground)].sort((a, b) => b - a)
            const contrast = (light + 0.05) / (dark + 0.05)
            return contrast < 4.5 ? [`${colour}: ${ink} on ${ground} ${contrast.toFixed(2)}`] : []
          })
        })
      },
      { pairs, colours: colours() },
    )
    expect(faint.slice(0, 40), `${faint.length} of them`).toEqual([])
  })

test('[R-9.6] who has no picture, and an empty list of orders, are drawn in the colours of the brand', async ({
  page,
}) => {
  const customer = new Customer(page, { corp: 'demo2' })
  await customer.open('/pages/user/mine/mine')
  await expect(customer.on('mine')).toBeVisible()
  const inkOf = (element: Element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--primary-ink)'
    return [getComputedStyle(element).color, getComputedStyle(probe).color]
  }
  const figure = customer.on('mine').locator('[class*="avatar"] svg')
  const [drawn, ink] = await figure.evaluate(inkOf)
  expect(drawn).toBe(ink)
  await page.emulateMedia({ colorScheme: 'dark' }) // its ground stays white
  expect((await figure.evaluate(inkOf))[0]).toBe(drawn)
  await customer.open('/pages/order/order')
  const mark = customer.on('orders').locator('.empty svg')
  const [drawnThere, inkThere] = await mark.evaluate(inkOf)
  expect(drawnThere).toBe(inkThere)
})
