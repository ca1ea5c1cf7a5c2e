import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import type { Grant } from '@tiffin/core/staff/rights'
import { rightsOf } from '@tiffin/core/staff/rights'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { AuditEntry } from '../data/audit.ts'
import type { Me } from '../data/me.ts'
import type { Start } from '../data/start.ts'
import type { StoreRow } from '../data/stores.ts'
import type { Member } from '../data/team.ts'
import { App } from '../shell/app.tsx'
import { chooseDraft } from '../state/chosen-draft.ts'
import { noteConnection } from '../state/connection.ts'
import { readCorpFromPath } from '../state/corp-place.ts'
import { notePageFault } from '../state/page-fault.ts'
import { dropSession } from '../state/session.ts'
import { switchLanguage } from '../state/words.ts'

export const noon = Date.UTC(2026, 10, 21, 4)

const stores = [
  { storeId: 's1', storeName: 'Riverside Arcade' },
  { storeId: 's2', storeName: 'Katong' },
]

/** Who is logged in, with these roles. */
export function aMe(grants: readonly Grant[], different: Partial<Me> = {}): Me {
  return {
    staffId: 'adelaide',
    staffName: 'Adelaide Koh',
    account: 'adelaide',
    roleList: grants.map(({ role }) => ({ role, placeName: '' })),
    rightList: rightsOf(grants).map(({ permissions, stores: where }) => ({
      permissions: [...permissions],
      stores: where === 'all' ? where : [...where],
    })),
    storeList: stores,
    isTotpOn: false,
    isTotpDue: false,
    recoveryCodesLeft: 0,
    serverTime: noon,
    ...different,
  }
}

export const owner = aMe([{ role: 'owner', stores: 'all' }])
export const storeManager = aMe([{ role: 'storeManager', stores: ['s1'] }], { staffName: 'Aisyah Rahman' })
export const employee = aMe([{ role: 'employee', stores: ['s1'] }], { staffName: 'Aisyah Rahman' })
export const accountant = aMe([{ role: 'accountant', stores: 'all' }])

/** An employee of Riverside Arcade, with what a test says differently. */
export const aMember = (different: Partial<Member> = {}): Member => ({
  staffId: 'jun',
  staffName: 'Jun Tan',
  account: 'riverside-2',
  grantList: [{ role: 'employee', storeId: 's1', placeName: 'Riverside Arcade' }],
  extraList: [],
  discountLimits: { employee: money(0), manual: money(0) },
  refundLimit: money(0),
  state: 'active',
  inviteEndsAt: null,
  isTotpOn: false,
  hasPin: false,
  seenAt: null,
  version: 3,
  isManageable: true,
  ...different,
})

export const teamOf = (list: Member[], next: string | null = null) => ({
  data: {
    list,
    next,
    total: list.length,
    roleCounts: { owner: 1, manager: 0, storeManager: 0, employee: list.length, accountant: 0 },
  },
})

/** Riverside Arcade, open, with what a test says differently. */
export const aStore = (different: Partial<StoreRow> = {}): StoreRow => ({
  ...{ storeId: 's1', storeName: 'Riverside Arcade', address: '3 River Valley Road', code: 'R1' },
  ...{ timeZone: 'Asia/Singapore', pickupMethodList: [1, 2], groupList: [], state: 'open', isOpen: true },
  ...{ resumesAt: null, today: '2026-11-21', isException: false },
  intervalList: [{ start: '07:00', end: '22:00' }],
  ...different,
})

export const storesOf = (list: StoreRow[], next: string | null = null) => ({
  data: { list, next, total: list.length, stateCounts: { open: list.length, paused: 0, closed: 0, archived: 0 } },
})

/** An entry of the log, with what a test says differently. */
export const anEntry = (different: Partial<AuditEntry> = {}): AuditEntry => ({
  entryId: 'e1',
  at: noon,
  staffId: 'adelaide',
  staffName: 'Adelaide Koh',
  action: 'staff.update',
  itemKind: 'staff',
  itemId: 'jun',
  itemName: 'Jun Tan',
  storeId: '',
  storeName: '',
  changeList: [],
  reason: '',
  ...different,
})

const bootstrap = {
  corpSetting: {
    ...{ corpId: 'demo', brandName: 'Camellia Row', slogan: '', logo: '', browserLogo: '', currency: 'SGD' },
    ...{ currencyScale: 2, currentUnit: '$', defaultFractionDigits: 2, groupingSeparator: ',' },
    ...{ timeZone: 'Asia/Singapore', defaultAreaCode: '65', areaCodeList: ['65'], payTimeoutSeconds: 900 },
    ...{ specialRemark: true, tissueOption: true, pointsEnabled: true, webviewOriginList: [], mapProvider: '' },
    ...{ appId: 'a', servicePhone: '', serverTime: noon },
  },
  pageColor: { primaryColor: '#e6002d', secondaryColor: '#0e4d3c' },
  ...{ tabList: [], languageList: [], pageList: [], shareOffList: [] },
  version: { version: '2', code: 2, minCode: 1, force: false, notes: '', downloadUrl: '' },
  agreement: { version: '1', updateTime: noon },
}

/** A brand that has nothing yet, with what a test says differently. */
export const aStart = (different: Partial<Start> = {}): Start => ({
  ...{ hasLook: false, storeCount: 0, productCount: 0, codesBy: 'none', testPhoneList: [], liveAt: null },
  customerAddress: 'https://tea.example/?corp=demo',
  sampleList: [],
  ...different,
})

/** What the server says of the brand and of who is logged in; tests add what their screen asks for. */
export const basics = (me: Me = owner) => ({
  'common/bootstrap/detail': { data: bootstrap },
  'desk/me/detail': { data: me },
  'desk/team/rules': { data: { doOwnersNeedTotp: false } },
  'desk/draft/list': { data: { list: [] } },
  'desk/start/detail': { data: aStart({ liveAt: noon }) },
  'desk/store/list': storesOf([]),
  'desk/stock/plan-list': { data: { list: [] } },
  'desk/store-group/list': { data: { list: [] } },
  'desk/menu/list': { data: { list: [], next: null, total: 0 } },
  'desk/view/list': { data: { list: [] } },
  'desk/payment/alarm/list': { data: { list: [], next: null } },
  'desk/picture/list': { data: { list: [], next: null, total: 0 } },
})

/** English words, what jsdom lacks, and a clean page around every test. */
export function prepare(): void {
  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false
    }
    window.scrollTo = () => {}
    // jsdom hides what has the attribute, and knows no way to show it.
    HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
      this.removeAttribute('popover')
    }
    await switchLanguage('en-US')
    readCorpFromPath()
  })
  beforeEach(() => {
    sessionStorage.setItem('tiffin.desk.token', 'a.b.c')
    sessionStorage.setItem('tiffin.desk.corp', 'demo')
  })
  afterEach(() => {
    cleanup()
    dropSession()
    noteConnection(false)
    notePageFault(undefined)
    useBootstrap.setState({ bootstrap: undefined })
    useOverlays.setState({ dialogs: [], toast: undefined })
    vi.unstubAllGlobals()
    localStorage.clear()
    chooseDraft('')
  })
}

/** Comes to an address of the desk; without a session the log-in is first. */
export function open(address: string, { isLoggedIn = true } = {}) {
  if (!isLoggedIn) sessionStorage.clear()
  history.replaceState(null, '', address)
  return render(<App />)
}

/** A button once it can be pressed. */
export async function readyButton(name: string): Promise<HTMLElement> {
  await waitFor(() => {
    if (screen.getByRole<HTMLButtonElement>('button', { name }).disabled) throw new Error(`${name} is disabled`)
  })
  return screen.getByRole('button', { name })
}
