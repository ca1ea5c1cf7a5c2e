import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { HelpMessage } from '../../data/help.ts'
import { dropDrafts } from '../../state/answer-drafts.ts'
import { useFoundOrder } from '../../state/found-order.ts'
import { takeSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { prepare, show } from '../../test/show.tsx'
import { Messages } from './messages.tsx'

prepare()

const aMessage: HelpMessage = {
  ...{ helpId: 'h1', orderId: 'o1', orderNo: '2611220000000042', pickupCode: 'T042', customerName: 'Mira' },
  ...{ reason: 'missing', words: 'No straw', fileList: ['/uploads/a.webp', '/uploads/b.mp4'], payableTotal: 1280 },
  ...{ createTime: 0, answer: '', doneTime: null },
}

function open(list: HelpMessage[]) {
  const server = fakeServer()
  server.answers['help/list'] = { code: 200, data: { list, openCount: list.length } }
  const store = { storeId: 's1', storeName: 'Riverside Arcade' }
  takeSession('a.b.c', { employeeName: 'Aisyah', ...store, permission: ['order:manage'] })
  show(<Messages />)
  return server
}

describe('messages of customers at the counter', () => {
  test('[R-5.18] are counted, shown with pictures and video, and answered', async () => {
    const server = open([aMessage])
    await screen.findByText('1 open')
    fireEvent.click(screen.getByRole('button', { name: /Messages/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Customer messages' }))
    expect(dialog.getByText('T042')).toBeTruthy()
    expect(dialog.getByText('No straw')).toBeTruthy()
    expect(dialog.getByAltText('Picture 1').getAttribute('src')).toBe('/uploads/a.webp')
    expect(dialog.getByLabelText('Video').getAttribute('src')).toBe('/uploads/b.mp4')
    fireEvent.change(dialog.getByLabelText('Answer to the customer'), { target: { value: ' On its way ' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send and mark as done' }))
    await waitFor(() => expect(server.sentTo('help/close')).toEqual([{ helpId: 'h1', answer: 'On its way' }]))
  })

  test('[assist-17] lead by their code to the order, for who may look at orders', async () => {
    open([aMessage])
    fireEvent.click(await screen.findByRole('button', { name: /Messages/ }))
    expect(screen.queryByRole('button', { name: /T042/ })).toBeNull()
    act(() => {
      const store = { storeId: 's1', storeName: 'Riverside Arcade' }
      takeSession('a.b.c', { employeeName: 'Aisyah', ...store, permission: ['order:manage', 'order:read'] })
    })
    expect(screen.getByRole('button', { name: 'Mark as done' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Answer to the customer'), { target: { value: 'On its way' } })
    fireEvent.click(screen.getByRole('button', { name: 'Open order T042' }))
    expect(location.hash).toBe('#/orders')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(useFoundOrder.getState().orderId).toBe('o1')
    fireEvent.click(screen.getByRole('button', { name: /Messages/ }))
    expect(screen.getByLabelText('Answer to the customer')).toHaveProperty('value', 'On its way')
    dropDrafts()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.click(screen.getByRole('button', { name: /Messages/ }))
    expect(screen.getByLabelText('Answer to the customer')).toHaveProperty('value', '')
  })

  test('are none when no customer has written', async () => {
    open([])
    fireEvent.click(screen.getByRole('button', { name: 'Messages' }))
    await screen.findByText('No messages from customers')
  })
})
