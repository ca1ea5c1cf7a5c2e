import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { basics, open, prepare, storesOf, teamOf } from '../test/desk.tsx'
import { fakeServer } from '../test/fake-server.ts'

/** The page whose code cannot be had now. What came once stays for the tests behind it, so each takes a page of its own. */
const files = vi.hoisted(() => ({ lost: '' }))

vi.mock('../features/load/lazy-part.ts', async (original) => {
  const { lazyPart } = await original<typeof import('../features/load/lazy-part.ts')>()
  const lossy: typeof lazyPart = (load, name) =>
    lazyPart(
      () =>
        files.lost !== '' && String(load).includes(`screens/${files.lost}`)
          ? Promise.reject(new TypeError('no file'))
          : load(),
      name,
    )
  return { lazyPart: lossy }
})

prepare()

const answers = {
  ...basics(),
  'desk/team/list': teamOf([]),
  'desk/store/list': storesOf([]),
  'desk/audit/list': { data: { list: [], next: null } },
  'desk/me/sessions': { data: { list: [] } },
}

async function typeAtTeam(lost: string) {
  files.lost = lost
  const server = fakeServer(answers)
  open('/desk/demo/team')
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Name or account' })
  fireEvent.change(field, { target: { value: 'mei' } })
  return { server, field }
}

const follow = (name: RegExp) => fireEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement)

test('[page-14] without a connection a page that is not there yet leaves the one before as it is, and comes when it is tried again', async () => {
  const { server, field } = await typeAtTeam('audit')
  server.lose(true)
  follow(/Audit log/)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('There is no connection. You stay on this page, and what you typed is kept.')
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  expect(location.pathname).toBe('/desk/demo/team')
  expect(field.isConnected && field.value).toBe('mei')
  server.lose(false)
  files.lost = ''
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Audit log' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[page-14] a page that went with an older desk offers to reload; one of this desk can be tried again as well', async () => {
  const script = document.head.appendChild(document.createElement('script'))
  script.type = 'module'
  script.setAttribute('src', '/desk/assets/index-old.js')
  const { server, field } = await typeAtTeam('offers')
  server.release('<script type="module" src="/desk/assets/index-new.js"></script>')
  follow(/Offers/)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('A new version is ready')
  screen.getByRole('button', { name: 'Reload' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  server.release('<script type="module" src="/desk/assets/index-old.js"></script>')
  follow(/Offers/)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The server did not send it.'))
  screen.getByRole('button', { name: 'Try again' })
  expect(field.isConnected && field.value).toBe('mei')
  script.remove()
})

test('[page-14] of two pages that are asked for the later one opens, also when the earlier one fails after it', async () => {
  await typeAtTeam('pictures')
  let answer = () => {}
  const probe = vi.mocked(fetch)
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    address === '/desk/'
      ? new Promise<Response>((resolve) => {
          answer = () => resolve(new Response(''))
        })
      : probe(address, options),
  )
  follow(/Pictures/)
  fireEvent.click(screen.getAllByRole('link', { name: /Stores/ })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Stores' })
  await act(async () => answer())
  expect(location.pathname).toBe('/desk/demo/stores')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[page-14] a page that is opened by its address and does not come says why, and is tried again', async () => {
  files.lost = 'account'
  const server = fakeServer(answers)
  server.release('')
  open('/desk/demo/account')
  await screen.findByText('Could not load this')
  files.lost = ''
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Where you are logged in' })
})
