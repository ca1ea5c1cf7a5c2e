import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStart, basics, open, prepare } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const sampleList = [
  {
    sample: 'tea' as const,
    name: 'Tea house',
    text: 'Tea and pastry',
    productCount: 20,
    imageList: ['/media/tea', '/media/milk'],
  },
  { sample: 'coffee' as const, name: 'Coffee bar', text: 'Coffee', productCount: 15, imageList: [] },
]

test('[brand-9] a brand without products takes a sample menu, and a refusal is said', async () => {
  let isTaken = false
  const server = fakeServer({
    ...basics(),
    'desk/start/detail': () => ({ data: aStart(isTaken ? { productCount: 15 } : { sampleList }) }),
    'desk/start/put-sample': ({ sample }) => {
      if (sample === 'tea') return { code: 81026, message: 'There is a menu already' }
      isTaken = true
      return { data: { productCount: 15 } }
    },
  })
  open('/desk/demo/start?step=products')
  const samples = within(await screen.findByRole('region', { name: 'Or begin with a sample menu' }))
  expect(samples.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('20 products'),
    expect.stringContaining('15 products'),
  ])
  fireEvent.click(samples.getByRole('button', { name: 'Tea house: Use and publish' }))
  expect((await samples.findByRole('alert')).textContent).toBe('There is a menu already')
  fireEvent.click(samples.getByRole('button', { name: 'Coffee bar: Use and publish' }))
  await screen.findByRole('heading', { name: 'How do customers log in?' })
  expect(server.sentTo('desk/start/put-sample')).toEqual([{ sample: 'tea' }, { sample: 'coffee' }])
})
