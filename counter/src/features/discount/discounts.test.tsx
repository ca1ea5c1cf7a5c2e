import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { describe, expect, test } from 'vitest'
import { takeSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { prepare, show } from '../../test/show.tsx'
import { Discounts } from './discounts.tsx'

prepare()

const granted = [{ type: discountType.manual, amount: money(250) }]

function open({ permission = ['order:discount'], list = [] as typeof granted } = {}) {
  const corpSetting = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  const server = fakeServer()
  server.answers['assist/discount'] = { code: 200, data: {} }
  const store = { storeId: 's1', storeName: 'Riverside Arcade' }
  takeSession('a.b.c', {
    employeeName: 'Aisyah',
    ...store,
    permission,
    discountLimits: { employee: 1000, manual: 500 },
  })
  show(<Discounts target={{ assistId: 'a1' }} granted={list} />)
  return server
}

async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Take off' }))

describe('[R-3.15] a discount at the counter', () => {
  test('[R-6.7] is offered to those only who may give one', () => {
    open({ permission: ['order:assist'] })
    expect(screen.queryByRole('button', { name: 'Discount' })).toBeNull()
  })

  test('takes off an amount within the limit, with a reason', async () => {
    const server = open()
    fireEvent.click(screen.getByRole('button', { name: 'Discount' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByLabelText(/Manual discount/))
    await type('Amount off', '5.01')
    submit()
    expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(/5\.00/)
    await type('Amount off', '2.50')
    submit()
    expect(screen.getByText('Choose a reason')).toBeTruthy()
    expect(server.sentTo('assist/discount')).toEqual([])
    fireEvent.click(screen.getByLabelText('Waited too long'))
    submit()
    await waitFor(() =>
      expect(server.sentTo('assist/discount')).toEqual([
        { assistId: 'a1', type: 7, amount: 250, reason: 'Waited too long' },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('takes off per cent for an employee', async () => {
    const server = open()
    fireEvent.click(screen.getByRole('button', { name: 'Discount' }))
    fireEvent.click(screen.getByLabelText('In per cent'))
    await type('Per cent off', '12.5')
    fireEvent.click(screen.getByLabelText('Another reason'))
    await type('Reason, for our records only', 'Birthday of Wei')
    submit()
    await waitFor(() =>
      expect(server.sentTo('assist/discount')).toEqual([
        { assistId: 'a1', type: 6, permille: 125, reason: 'Birthday of Wei' },
      ]),
    )
  })

  test('that was granted is shown and can be removed', async () => {
    const server = open({ list: granted })
    expect(screen.getByText(/2\.50/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(server.sentTo('assist/discount')).toMatchObject([{ type: 7, amount: 0 }]))
  })
})
