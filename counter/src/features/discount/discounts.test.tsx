import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
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

const own = { employee: 1000, manual: 500 }

function open({ permission = ['order:discount'], list = [] as typeof granted, discountLimits = own } = {}) {
  const corpSetting = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  const server = fakeServer()
  server.answers['assist/discount'] = { code: 200, data: {} }
  const store = { storeId: 's1', storeName: 'Riverside Arcade' }
  takeSession('a.b.c', {
    employeeName: 'Aisyah',
    ...store,
    permission,
    discountLimits,
  })
  show(<Discounts target={{ assistId: 'a1' }} granted={list} />)
  return server
}

async function type(label: string, value: string): Promise<void> {
  const typed = await screen.findByLabelText(label)
  const keys = within(typed.closest('form') ?? typed)
  while (typed.textContent !== '–') fireEvent.click(keys.getByRole('button', { name: 'Delete last digit' }))
  for (const key of value) fireEvent.click(keys.getByRole('button', { name: key === '.' ? 'Decimal point' : key }))
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Take off' }))

describe('[R-3.15] a discount at the counter', () => {
  test('[R-6.7] is offered to those only who may give one', () => {
    open({ permission: ['order:assist'] })
    expect(screen.queryByRole('button', { name: 'Discount' })).toBeNull()
  })

  test('[staff-14] is offered without a limit of one’s own too: a colleague approves it', async () => {
    open({ discountLimits: { employee: 0, manual: 500 } })
    fireEvent.click(screen.getByRole('button', { name: 'Discount' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>(/Manual discount/).checked).toBe(true)
    const employee = dialog.getByLabelText<HTMLInputElement>(/Employee discount/)
    expect(employee.closest('label')?.textContent).toContain('A colleague approves it')
    fireEvent.click(employee)
    await type('Amount off', '1')
    fireEvent.click(dialog.getByLabelText('Waited too long'))
    submit()
    expect(await screen.findByRole('dialog', { name: 'Needs approval' })).toBeTruthy()
  })

  test('[assist-8] takes off an amount within the limit, with a reason; what is typed needs no keyboard', async () => {
    const server = open()
    fireEvent.click(screen.getByRole('button', { name: 'Discount' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByLabelText(/Manual discount/))
    expect(screen.queryByRole('textbox')).toBeNull()
    await type('Amount off', '0')
    submit()
    expect(screen.getByText('Enter what to take off')).toBeTruthy()
    await type('Amount off', '2.509')
    expect(screen.getByLabelText('Amount off').textContent).toContain('2.50')
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

  test('[kitchen-38] what is missing is brought into view when it is said', async () => {
    const shown: string[] = []
    HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
      shown.push(this.textContent)
    }
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Discount' }))
    submit()
    await type('Amount off', '2')
    submit()
    expect(shown).toEqual(['Enter what to take off', 'Choose a reason'])
  })

  test('takes off per cent for an employee', async () => {
    const server = open()
    fireEvent.click(screen.getByRole('button', { name: 'Discount' }))
    fireEvent.click(screen.getByLabelText('In per cent'))
    await type('Per cent off', '12.5')
    fireEvent.click(screen.getByLabelText('Another reason'))
    const field = screen.getByRole('textbox', { name: 'Reason, for our records only' })
    fireEvent.change(field, { target: { value: 'Birthday of Wei' } })
    submit()
    await waitFor(() =>
      expect(server.sentTo('assist/discount')).toEqual([
        { assistId: 'a1', type: 6, permille: 125, reason: 'Birthday of Wei' },
      ]),
    )
  })

  const allow = async (pin: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Needs approval' }))
    await dialog.findByText('Who approves')
    for (const digit of pin) fireEvent.click(dialog.getByRole('button', { name: digit }))
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    return dialog
  }
  const approvers = { code: 200, data: { list: [{ staffId: 'may', staffName: 'May Lim', isLocked: false }] } }

  test('[staff-14] above the limit a colleague allows it by their PIN', async () => {
    const server = open()
    server.answers['approver/list'] = approvers
    fireEvent.click(screen.getByRole('button', { name: 'Discount' }))
    await type('Amount off', '12.00')
    fireEvent.click(screen.getByLabelText('Waited too long'))
    submit()
    expect(server.sentTo('assist/discount')).toEqual([])
    const dialog = await allow('4815')
    dialog.getByText(/^Employee discount .*12\.00/)
    await waitFor(() =>
      expect(server.sentTo('assist/discount')).toMatchObject([
        { type: 6, amount: 1200, approval: { staffId: 'may', pin: '4815' } },
      ]),
    )
    expect(server.sentTo('approver/list')[0]).toEqual({ kind: 'employee', amount: 1200 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('[staff-14] a per cent that comes to more than the limit is allowed by a colleague too', async () => {
    const server = open()
    server.answers['approver/list'] = approvers
    server.answers['assist/discount'] = { code: refusals.notPermitted, message: 'Not allowed', data: { limit: 1000 } }
    fireEvent.click(screen.getByRole('button', { name: 'Discount' }))
    fireEvent.click(screen.getByLabelText('In per cent'))
    await type('Per cent off', '50')
    fireEvent.click(screen.getByLabelText('Our mistake'))
    submit()
    const dialog = await screen.findByRole('dialog', { name: 'Needs approval' })
    server.answers['assist/discount'] = { code: 200, data: {} }
    await allow('4815')
    expect(dialog.textContent).toContain('50%')
    await waitFor(() =>
      expect(server.sentTo('assist/discount').at(-1)).toMatchObject({ permille: 500, approval: { pin: '4815' } }),
    )
    expect(server.sentTo('approver/list')[0]).toEqual({ kind: 'employee', amount: 1001 })
  })

  test('that was granted is shown and can be removed', async () => {
    const server = open({ list: granted })
    expect(screen.getByText(/2\.50/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(server.sentTo('assist/discount')).toMatchObject([{ type: 7, amount: 0 }]))
  })
})
