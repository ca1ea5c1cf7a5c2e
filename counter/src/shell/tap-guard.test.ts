import { afterEach, beforeEach, expect, it } from 'vitest'
import { guardTaps } from './tap-guard.ts'

let stop = () => {}
let taps: string[] = []

/** A button that notes its taps. */
function makeButton(name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', () => taps.push(name))
  return button
}

interface Place {
  readonly at: number
  readonly x?: number
}

/** A finger on what is on top there, at a time in milliseconds. */
function tap(button: Element, { at, x = 100 }: Place): void {
  for (const name of ['pointerdown', 'mousedown', 'click']) {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: 50 })
    Object.defineProperty(event, 'timeStamp', { value: at })
    button.dispatchEvent(event)
  }
}

const [first, second] = [makeButton('T025'), makeButton('T026')]

/** What is under the finger from now on. */
const show = (element: Element) => {
  document.elementFromPoint = () => element
}

beforeEach(() => {
  taps = []
  document.body.replaceChildren(first, second)
  show(first)
  stop = guardTaps()
})
afterEach(() => stop())

it('[kitchen-27] a double tap on an order that moved away does nothing to the next one', () => {
  tap(first, { at: 1000 })
  show(second)
  tap(second, { at: 1250 })
  tap(second, { at: 1500 })
  expect(taps).toEqual(['T025'])
  tap(second, { at: 1950 })
  expect(taps).toEqual(['T025', 'T026'])
})

it('[kitchen-27] a double tap on what stays where it is counts twice', () => {
  tap(first, { at: 1000 })
  tap(first, { at: 1150 })
  expect(taps).toEqual(['T025', 'T025'])
})

it('[kitchen-27] a tap at another place counts however soon it comes, and so does one beside what stays', () => {
  tap(first, { at: 1000 })
  show(second)
  tap(second, { at: 1100, x: 300 })
  expect(taps).toEqual(['T025', 'T026'])
  show(first)
  tap(first, { at: 3000 })
  tap(second, { at: 3100, x: 110 })
  expect(taps).toEqual(['T025', 'T026', 'T025', 'T026'])
})

it('[kitchen-27] a key that follows a double tap counts', () => {
  tap(first, { at: 1000 })
  show(second)
  tap(second, { at: 1100 })
  second.click() // as Enter does
  expect(taps).toEqual(['T025', 'T026'])
})
