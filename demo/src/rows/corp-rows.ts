import type { BlockSeed, CorpSeed, CustomerSeed, PromotionSeed } from '../corps/shapes.ts'
import type { Media } from '../illustrator/draw-media.ts'
import { mediaOf } from './catalog-rows.ts'
import type { Rows } from './rows.ts'

const start = '2026-01-01T00:00:00Z'
const end = '2036-01-01T00:00:00Z'

type HashPassword = (password: string) => Promise<string>

function corpRow(corp: CorpSeed, media: ReadonlyMap<string, Media>) {
  const { money, colours, points, dress } = corp
  const { cut, png } = mediaOf(media, corp.logo)
  const { picture, ...download } = dress.downloadPage
  return {
    brand_name: corp.name,
    slogan: corp.slogan,
    status: 1,
    logo: cut,
    browser_logo: png,
    primary_color: colours[0],
    secondary_color: colours[1],
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
    points_text: points.text,
    webview_origins: dress.webviewOrigins,
    map_provider: '',
    app_id: corp.appId,
    service_phone: corp.servicePhone,
    min_app_code: 0,
    sms_daily_budget: 5000,
    catalog_version: 1,
    qr_background: {
      image: mediaOf(media, dress.qrBackground.picture).cut,
      textColor: dress.qrBackground.textColor,
    },
    download_page: { ...download, image: mediaOf(media, picture).cut },
    release_notes: {},
    download_url: '',
    live_at: start,
  }
}

const blockRow = ({ type, title, items }: BlockSeed, index: number, media: ReadonlyMap<string, Media>) => ({
  page_type: 1,
  block_no: index + 1,
  type,
  title,
  items: items.map(({ picture, productId = '', ...item }) => ({
    ...item,
    productId,
    image: mediaOf(media, picture).cut,
  })),
})

const promotionRow = ({
  id,
  type,
  name,
  rule,
  threshold = 0,
  products,
  combinableWithCoupon = true,
}: PromotionSeed) => ({
  promotion_id: id,
  type,
  name,
  rule,
  threshold,
  product_ids: products ?? null,
  store_ids: null,
  sale_channels: null,
  start_time: start,
  end_time: end,
  status: 1,
  combinable_with_coupon: combinableWithCoupon,
  combinable_with_activity: true,
})

/** People of the staff, and their roles. */
export async function teamRows(staff: CorpSeed['staff'], hashPassword: HashPassword) {
  const rows = await Promise.all(
    staff.map(async ({ account, name, password, extraPermissions = [], discountLimits }) => ({
      staff_id: account,
      account,
      password_hash: await hashPassword(password),
      name,
      extra_permissions: extraPermissions,
      employee_discount_limit: discountLimits?.employee ?? 0,
      manual_discount_limit: discountLimits?.manual ?? 0,
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
export function corpRows(corp: CorpSeed, media: ReadonlyMap<string, Media>): Rows {
  const { version, terms, privacy } = corp.agreement
  return {
    corp: [corpRow(corp, media)],
    agreement: [{ version, service_terms: terms, privacy_policy: privacy, updated_at: start }],
    page_block: corp.blocks.map((block, index) => blockRow(block, index, media)),
    brand_tab: corp.dress.tabs.map(({ index, selectedIcon, ...tab }) => ({
      ...tab,
      tab_index: index,
      selected_icon: selectedIcon,
      visible: true,
    })),
    share_status: corp.dress.shareOff.map((pageType) => ({ page_type: pageType, status: 0 })),
    guide_marker: corp.dress.markers.map(({ id, pageType, text, position, showTimes }, sort) => ({
      ...{ marker_id: id, page_type: pageType, image: '', text, position, sort },
      show_times: showTimes,
    })),
    payment_method: corp.payments.map(({ stores, ...method }, sort) => ({
      ...method,
      store_ids: stores ?? null,
      sort,
    })),
  }
}

async function customerRow(
  { agreement }: CorpSeed,
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
    agreement_version: agreement.version,
    language: 'en-US',
    status: customer.isDeactivated ? 2 : 1,
    unpaid_count: 0,
    created_at: start,
  }
}

/** Promotions and people: what comes after stores and menu. */
export async function peopleRows(corp: CorpSeed, hashPassword: HashPassword): Promise<Rows> {
  return {
    promotion: corp.promotions.map(promotionRow),
    customer: await Promise.all(
      corp.customers.map((customer, index) => customerRow(corp, customer, { index, hashPassword })),
    ),
    ...(await teamRows(corp.staff, hashPassword)),
  }
}
