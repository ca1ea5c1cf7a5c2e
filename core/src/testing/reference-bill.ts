import type { Coupon } from '../pricing/coupon.ts'
import type { PriceLine } from '../pricing/draft.ts'
import type { PriceInput } from '../pricing/price-order.ts'
import type { Promotion } from '../pricing/promotion.ts'

/** What a bill comes to by the second way of reckoning. */
export interface ReferenceBill {
  readonly payable: bigint
  /** Taken off by kind of discount. */
  readonly byType: ReadonlyMap<number, bigint>
  readonly linePayables: readonly bigint[]
  readonly points: bigint
}

interface Line {
  readonly priced: PriceLine
  readonly promotion: Promotion | undefined
  /** Price of one unit after line promotions, surcharges left out. */
  readonly sku: bigint
  left: bigint
}

class Sheet {
  readonly lines: Line[]
  readonly byType = new Map<number, bigint>()

  constructor(lines: Line[]) {
    this.lines = lines
  }

  note(type: number, amount: bigint): void {
    if (amount > 0n) this.byType.set(type, (this.byType.get(type) ?? 0n) + amount)
  }

  /** One unit at a time to whom the rounding-down wronged most: slow, plain, and no relative of the code under test. */
  spread(type: number, amount: bigint, lines: readonly Line[]): void {
    this.note(type, amount)
    const total = sum(lines)
    if (total === 0n) return
    const before = lines.map(({ left }) => left)
    const floors = before.map((left) => (amount * left) / total)
    let rest = amount - floors.reduce((all, each) => all + each, 0n)
    const wronged = before.map((left, index) => ({ index, part: (amount * left) % total }))
    while (rest > 0n) {
      let most = 0
      for (const [index, each] of wronged.entries()) if (each.part > (wronged[most]?.part ?? -1n)) most = index
      const found = wronged.splice(most, 1)[0]
      if (!found) throw new Error('more to share than lines')
      floors[found.index] = (floors[found.index] ?? 0n) + 1n
      rest -= 1n
    }
    for (const [index, line] of lines.entries()) line.left -= floors[index] ?? 0n
  }
}

const sum = (lines: readonly Line[]): bigint => lines.reduce((all, { left }) => all + left, 0n)
const least = (...values: bigint[]): bigint => values.reduce((low, each) => (each < low ? each : low))
/** Half up, by doubling. */
const perMille = (amount: bigint, rate: number): bigint => (2n * amount * BigInt(rate) + 1000n) / 2000n

function lineCut(base: bigint, { rule }: Promotion): bigint {
  if (rule.kind === 'fixedPrice') return base > BigInt(rule.price) ? base - BigInt(rule.price) : 0n
  if (rule.kind === 'amountOff') return least(base, BigInt(rule.amount))
  if (rule.kind === 'perMilleOff') return least(base, perMille(base, rule.perMille))
  return 0n
}

const isOn = ({ startTime, endTime }: Promotion, now: number) => now >= startTime && now < endTime
const covers = (list: readonly string[] | null, id: string) => !list || list.some((each) => each === id)

function openSheet({ lines, promotions, now, isMember }: PriceInput): Sheet {
  const sheet = new Sheet([])
  for (const priced of lines) {
    const list = BigInt(priced.skuPrice)
    const base = isMember && priced.memberPrice !== null ? least(list, BigInt(priced.memberPrice)) : list
    let promotion: Promotion | undefined
    let cut = 0n
    const inOrder = promotions
      .filter(
        (each) =>
          (each.type === 3 || each.type === 5) && isOn(each, now) && covers(each.productIdList, priced.productId),
      )
      .toSorted((a, b) => a.type - b.type || a.promotionId.localeCompare(b.promotionId, 'en'))
    for (const each of inOrder)
      if (lineCut(base, each) > cut) {
        promotion = each
        cut = lineCut(base, each)
      }
    const units = BigInt(priced.num)
    if (promotion) sheet.note(promotion.type, cut * units)
    sheet.lines.push({ priced, promotion, sku: base - cut, left: (base - cut + BigInt(priced.surcharge)) * units })
  }
  return sheet
}

function activityCut({ rule, threshold }: Promotion, base: bigint): bigint | undefined {
  if (base < BigInt(threshold)) return undefined
  if (rule.kind === 'freeOrder') return base
  if (rule.kind === 'gift') return rule.maxNum > 0 && rule.productIdList.length > 0 ? 0n : undefined
  const steps = rule.kind === 'spendAndReduce' ? base / BigInt(rule.spend) : 0n
  if (rule.kind === 'spendAndReduce')
    return positive(least(base, BigInt(rule.maximum), steps * BigInt(rule.reduce)), base >= BigInt(rule.spend))
  if (rule.kind === 'amountOff') return positive(least(base, BigInt(rule.amount)), true)
  if (rule.kind === 'perMilleOff') return positive(least(base, perMille(base, rule.perMille)), true)
  return undefined
}

const positive = (amount: bigint, isReached: boolean): bigint | undefined =>
  isReached && amount > 0n ? amount : undefined

/** False when the coupon may not be taken. */
function takeCoupon(sheet: Sheet, coupon: Coupon, { place }: PriceInput): boolean {
  if (coupon.storeIdList && !coupon.storeIdList.includes(place?.storeId ?? '')) return false
  if (coupon.saleChannelList && !coupon.saleChannelList.includes(place?.saleChannelCode ?? 0)) return false
  const lines = sheet.lines.filter(
    ({ priced, promotion }) =>
      covers(coupon.productIdList, priced.productId) && promotion?.combinableWithCoupon !== false,
  )
  const base = sum(lines)
  if (base < BigInt(coupon.threshold)) return false
  const most = BigInt(coupon.maxReduction ?? Number.MAX_SAFE_INTEGER)
  if (coupon.type === 3) {
    const units = lines.map((line) => least(line.sku, line.left / BigInt(line.priced.num)))
    const top = units.indexOf(units.reduce((high, each) => (each > high ? each : high), 0n))
    const line = lines[top]
    const amount = least(units[top] ?? 0n, most)
    if (!line || amount <= 0n) return false
    sheet.spread(1, amount, [line])
    return true
  }
  const amount = least(base, most, coupon.type === 2 ? perMille(base, coupon.discount) : BigInt(coupon.discount))
  if (amount <= 0n) return false
  sheet.spread(1, amount, lines)
  return true
}

function takeCoupons(sheet: Sheet, input: PriceInput, activity: Promotion | undefined): boolean {
  const couponIds = input.couponIdList ?? []
  const found = couponIds.map((id) => input.coupons?.find(({ couponId }) => couponId === id))
  const coupons = found.filter((each) => each !== undefined)
  if (coupons.length < couponIds.length || new Set(couponIds).size < couponIds.length) return false
  const exchanges = coupons.filter(({ type }) => type === 3)
  const others = coupons.filter(({ type }) => type !== 3)
  if (exchanges.length > 1 || others.length > 1) return false
  const fits = ({ combinable }: Coupon) =>
    !activity || (activity.type !== 9 && activity.combinableWithCoupon && combinable)
  return coupons.every(fits) && [...others, ...exchanges].every((coupon) => takeCoupon(sheet, coupon, input))
}

function takeStaff(sheet: Sheet, { staff }: PriceInput): void {
  const { employee, manual } = staff ?? {}
  if (employee) {
    const employeeAmount =
      'amount' in employee ? BigInt(employee.amount) : perMille(sum(sheet.lines), employee.perMille)
    sheet.spread(6, least(employeeAmount, BigInt(employee.limit), sum(sheet.lines)), sheet.lines)
  }
  if (manual) sheet.spread(7, least(BigInt(manual.amount), BigInt(manual.limit), sum(sheet.lines)), sheet.lines)
}

/** Points spent; undefined when more are wanted than there are. */
function takePoints(sheet: Sheet, { points }: PriceInput, isFree: boolean): bigint | undefined {
  if (!points) return 0n
  const { wanted, balance, maxDeductPermille, minorPerPoint } = points
  if (wanted !== 'all' && wanted > balance) return undefined
  if (isFree) return 0n
  const most = (sum(sheet.lines) * BigInt(maxDeductPermille)) / 1000n / BigInt(minorPerPoint)
  const used = least(most, BigInt(wanted === 'all' ? balance : wanted))
  sheet.spread(10, used * BigInt(minorPerPoint), sheet.lines)
  return used
}

/** Every step of a bill [price-1] with a named activity or none, in BigInt; undefined when something chosen may not be had. */
export function referenceBill(input: PriceInput & { promotionId: string | null }): ReferenceBill | undefined {
  const sheet = openSheet(input)
  const { promotionId } = input
  const activity = input.promotions.find((each) => each.promotionId === promotionId && ![3, 5].includes(each.type))
  if (promotionId !== null) {
    if (!activity || !isOn(activity, input.now)) return undefined
    const lines = sheet.lines.filter(
      ({ priced, promotion }) =>
        covers(activity.productIdList, priced.productId) && promotion?.combinableWithActivity !== false,
    )
    const cut = lines.length > 0 ? activityCut(activity, sum(lines)) : undefined
    if (cut === undefined || (cut === 0n && activity.rule.kind !== 'gift')) return undefined
    sheet.spread(activity.type, cut, lines)
  }
  if (!takeCoupons(sheet, input, activity)) return undefined
  takeStaff(sheet, input)
  const points = takePoints(sheet, input, activity?.type === 9)
  if (points === undefined) return undefined
  const unit = 10n ** BigInt(Math.max(0, input.currencyScale - input.defaultFractionDigits))
  sheet.spread(8, sum(sheet.lines) % unit, sheet.lines)
  return { payable: sum(sheet.lines), byType: sheet.byType, linePayables: sheet.lines.map(({ left }) => left), points }
}
