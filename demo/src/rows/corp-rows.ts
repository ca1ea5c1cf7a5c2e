import type { CorpSeed, CustomerSeed } from '../corps/shapes.ts'
import type { Rows } from './rows.ts'

const start = '2026-01-01T00:00:00Z'
/** The version that a brand's first agreements get. */
const firstAgreement = '1'

type HashPassword = (password: string) => Promise<string>

/** What the desk does not change yet; the rest of it is items. */
function corpRow({ name, colours, money, points, ...corp }: CorpSeed) {
  return {
    ...{
      brand_name: name,
      slogan: {},
      logo: '',
      browser_logo: '',
      primary_color: colours[0],
      secondary_color: colours[1],
    },
    status: 1,
    currency: money.currency,
    currency_scale: money.scale,
    current_unit: money.unit,
    fraction_digits: money.digits,
    grouping_separator: money.separator,
    time_zone: corp.timeZone,
    default_area_code: corp.areaCodes[0],
    area_codes: corp.areaCodes,
    pay_timeout_seconds: 900,
    special_remark: true,
    tissue_option: true,
    points_enabled: points.isEnabled,
    points_per_unit: points.perUnit,
    minor_per_point: points.minorPerPoint,
    max_deduct_per_mille: points.mostPerMille,
    points_text: {},
    webview_origins: corp.dress.webviewOrigins,
    map_provider: '',
    app_id: corp.appId,
    service_phone: '',
    min_app_code: 0,
    sms_daily_budget: 5000,
    catalog_version: 1,
    release_notes: {},
    download_url: '',
    live_at: start,
  }
}

/** People of the staff, and their roles. */
export async function teamRows(staff: CorpSeed['staff'], hashPassword: HashPassword) {
  const rows = await Promise.all(
    staff.map(async ({ account, name, password, extraPermissions = [], discountLimits, refundLimit = 0 }) => ({
      staff_id: account,
      account,
      password_hash: await hashPassword(password),
      name,
      extra_permissions: extraPermissions,
      employee_discount_limit: discountLimits?.employee ?? 0,
      manual_discount_limit: discountLimits?.manual ?? 0,
      refund_limit: refundLimit,
      status: 1,
      version: 1,
      language: '',
      created_at: start,
      totp_step: 0,
    })),
  )
  const grants = staff.map(({ account, role, store }) => ({
    grant_id: account,
    staff_id: account,
    role,
    store_id: store ?? null,
  }))
  return { staff: rows, staff_grant: grants }
}

/** The brand itself: what must be there before its stores and menu. */
export const corpRows = (corp: CorpSeed): Rows => ({
  corp: [corpRow(corp)],
  share_status: corp.dress.shareOff.map((pageType) => ({ page_type: pageType, status: 0 })),
  payment_method: corp.payments.map(({ stores, ...method }, sort) => ({
    ...method,
    store_ids: stores ?? null,
    sort,
  })),
})

async function customerRow(
  customer: CustomerSeed,
  { index, hashPassword }: { index: number; hashPassword: HashPassword },
) {
  const { id, phone, nickName, name = '', gender = 0, birthday = null, email = '', password } = customer
  return {
    customer_id: id,
    phone,
    nick_name: nickName,
    ...{ name, gender, birthday, email, avatar: '' },
    password_hash: password === undefined ? null : await hashPassword(password),
    is_member: true,
    member_no: String(88_000_001 + index),
    agreement_version: firstAgreement,
    language: 'en-US',
    status: customer.isDeactivated ? 2 : 1,
    unpaid_count: 0,
    created_at: start,
  }
}

/** Customers and staff. */
export async function peopleRows(corp: CorpSeed, hashPassword: HashPassword): Promise<Rows> {
  return {
    customer: await Promise.all(
      corp.customers.map((customer, index) => customerRow(customer, { index, hashPassword })),
    ),
    ...(await teamRows(corp.staff, hashPassword)),
  }
}
