import { fireEvent, screen, within } from '@testing-library/react'
import { ChangeDialog } from '../features/cash/change-dialog.tsx'
import { ConnectionBand } from '../features/connection/connection-band.tsx'
import { Board } from '../screens/board/board.tsx'
import { takeSession } from '../state/session.ts'
import { show } from './show.tsx'

export const atStore = { code: 'store', name: 'Pay at the store', type: 2 }
export const column = (name: string) => within(screen.getByTestId(`column-${name}`))
export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
export const openBoard = () => {
  takeSession('a.b.c', {
    employeeName: 'Aisyah',
    storeId: 's1',
    storeName: 'Riverside Arcade',
    permission: ['order:manage'],
  })
  return show(
    <>
      <ConnectionBand isBoard />
      <Board />
      <ChangeDialog />
    </>,
  )
}

/** Opens a ticket by its head, then the question why it is closed. */
export function askToClose(code: string): void {
  press(new RegExp(`^${code}`))
  press('Close order')
}
