import { fireEvent, screen, waitFor } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Assisted } from '../../state/serving.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { prepare, show } from '../../test/show.tsx'
import { AskScan } from './ask-scan.tsx'

prepare()

/** Text of the codes before the lens, one after the other. */
let seen: string[] = []
const track = { stop: vi.fn() }
let camera: () => Promise<unknown>

class OwnDetector {
  static getSupportedFormats = async () => ['qr_code']
  detect = async () => seen.splice(0, 1).map((rawValue) => ({ rawValue }))
}

beforeEach(() => {
  localStorage.clear()
  seen = []
  track.stop.mockClear()
  camera = async () => ({ getTracks: () => [track] })
  vi.stubGlobal('BarcodeDetector', OwnDetector)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => camera() } })
  // jsdom plays no film.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function open() {
  const server = fakeServer()
  server.answers['member/scan'] = { code: 200, data: { assistId: 'a1' } }
  const onScan = vi.fn<(assisted: Assisted) => void>()
  const page = show(<AskScan onScan={onScan} onClose={() => {}} />)
  return { ...server, onScan, page }
}

test('[assist-5] the camera reads the code, and opens by itself the next time', async () => {
  const { onScan, sentTo, page } = open()
  tap('Use the camera')
  expect(await screen.findByText('Hold the code inside the frame.')).toBeTruthy()
  seen = ['sealed-code']
  await waitFor(() => expect(onScan).toHaveBeenCalledWith({ assistId: 'a1' }))
  expect(sentTo('member/scan')).toEqual([{ content: 'sealed-code' }])
  page.unmount()
  expect(track.stop).toHaveBeenCalled()
  open()
  expect(await screen.findByText('Hold the code inside the frame.')).toBeTruthy()
})

test('[assist-5] a code that is refused is sent once while it stays before the lens, and the next one is read', async () => {
  const { answers, sentTo, onScan } = open()
  answers['member/scan'] = { code: refusals.memberCodeExpired, message: 'The member code has expired' }
  seen = ['old', 'old', 'old']
  tap('Use the camera')
  expect(await screen.findByText('The member code has expired')).toBeTruthy()
  await waitFor(() => expect(seen).toEqual([]))
  answers['member/scan'] = { code: 200, data: { assistId: 'a1' } }
  seen = ['new']
  await waitFor(() => expect(onScan).toHaveBeenCalledTimes(1))
  expect(sentTo('member/scan')).toEqual([{ content: 'old' }, { content: 'new' }])
})

test.each([
  ['NotAllowedError', /may not use the camera/],
  ['NotFoundError', /has no camera/],
  ['NotReadableError', /does not start/],
])('[assist-5] says what to do when the camera answers %s', async (name, text) => {
  open()
  camera = () => Promise.reject(new DOMException('no', name))
  tap('Use the camera')
  expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
  expect(screen.getByRole('textbox', { name: 'Member code' })).toBeTruthy()
})

test('[assist-5] without a camera to ask for nothing offers one', () => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  open()
  expect(screen.queryByRole('button', { name: 'Use the camera' })).toBeNull()
})
