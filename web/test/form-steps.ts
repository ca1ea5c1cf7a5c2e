import { fireEvent, screen } from '@testing-library/react'
import { button, click } from './steps.ts'

/** A field of the form that is shown, by its name. */
export const field = (label: string): HTMLElement => screen.getByLabelText(label)

export function type(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } })
}

export const tick = (): void => void fireEvent.click(screen.getByRole('checkbox'))

export const tap = async (name: string | RegExp): Promise<void> => click(await button(name))

/** What is said of a field: the text that its `aria-describedby` names. */
export const toldOf = (label: string): string =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? ''
