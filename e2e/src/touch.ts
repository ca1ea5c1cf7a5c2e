import type { CDPSession, Page } from '@playwright/test'

/** A finger on the glass, as the browser's own protocol moves it. */
export class Finger {
  readonly session: CDPSession
  #y = 0

  constructor(session: CDPSession) {
    this.session = session
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page))
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: 200, y: this.#y }]
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  async down(y = 300): Promise<void> {
    this.#y = y
    await this.#send('touchStart')
  }

  /** Moves by so many px in small steps. */
  async move(px: number, steps = 4): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.#y += px / steps
      await this.#send('touchMove')
    }
  }

  up(): Promise<void> {
    return this.#send('touchEnd')
  }
}
