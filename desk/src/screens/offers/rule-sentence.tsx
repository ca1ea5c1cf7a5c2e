import type { Value } from '@tiffin/core/draft/change'
import { latinDigits } from '@tiffin/core/language/latin-digits'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useId } from 'react'
import type { MenuItem } from '../../data/menu-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { useEntry } from '../../features/entry/entry-field.tsx'
import { amountOf, countOf, type EntryType } from '../../features/entry/entry-types.ts'
import { isLinePromotion, ruleKindOf, ruleOf } from './promotion.ts'
import { boxAt, Sentence } from './sentence.tsx'

interface OfferProps {
  readonly promotion: MenuItem
  readonly reason: string | undefined
}

/** An entry of the rule: the field becomes the rule with that changed. */
function inRule(entry: EntryType): EntryType {
  const within = (value: Value): Value => (isRecord(value) ? ((value[entry.field] ?? null) as Value) : null) // as: JSON
  return {
    ...{ field: 'rule', fault: entry.fault },
    show: (value) => entry.show(within(value)),
    read(typed, before) {
      const next = entry.read(typed, within(before))
      if (next === undefined || next === null) return undefined
      return { ...(before as Record<string, Value>), [entry.field]: next } // as: JSON
    },
  }
}

/** Per cent with one decimal at most, kept as per mille. */
const perCent: EntryType = {
  ...{ field: 'perMille', fault: 'desk.offer.percentWrong' },
  show: (value) => (typeof value === 'number' ? String(value / 10) : ''),
  read(typed) {
    const text = latinDigits(typed.trim()).replace(',', '.')
    const perMille = /^\d{1,3}(?:\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : 0
    return perMille >= 1 && perMille <= 1000 ? perMille : undefined
  },
}

/** A box of the sentence to type into. */
function EntryBox({
  promotion,
  reason,
  entry,
  label,
  unit,
}: OfferProps & { entry: EntryType; label: string; unit?: string }) {
  const t = useT()
  const below = useId()
  const { isWrong, value, onChange, onBlur } = useEntry(promotion, entry)
  return (
    <span className="in box" dir="ltr">
      {unit === undefined ? null : (
        <span className="unit" aria-hidden="true">
          {unit}
        </span>
      )}
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={below}
        value={value}
        maxLength={12}
        disabled={reason !== undefined}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={below} className="sr" role="alert">
        {isWrong ? t(entry.fault) : ''}
      </span>
    </span>
  )
}

const lineKinds = ['perMilleOff', 'amountOff', 'fixedPrice'] as const

/** Per cent, an amount, or a price: what the rule does, and how much. */
function KindBox({ promotion, reason }: OfferProps) {
  const t = useT()
  const edit = useEdit()
  const kinds = isLinePromotion(promotion) ? lineKinds : lineKinds.slice(0, 2)
  /** Of an amount no sentence says a limit. */
  const withoutMost = promotion.kind === 'couponKind' ? { maxReduction: null } : {}
  const first = { perMilleOff: { perMille: 100 }, amountOff: { amount: 100 }, fixedPrice: { price: 100 } }
  return (
    <span className="in select box">
      <select
        aria-label={t('desk.offer.how')}
        value={ruleKindOf(promotion)}
        disabled={reason !== undefined}
        onChange={({ target }) => {
          const kind = lineKinds.find((each) => each === target.value)
          if (kind) edit.set(promotion, { rule: { kind, ...first[kind] }, ...withoutMost })
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`desk.offer.kind.${kind}`)}
          </option>
        ))}
      </select>
    </span>
  )
}

const valueFields = { fixedPrice: 'price', amountOff: 'amount' } as const
const sentences = {
  line: 'desk.offer.sentence.line',
  wholeOrder: 'desk.offer.sentence.wholeOrder',
  spendAndReduce: 'desk.offer.sentence.spendAndReduce',
  freeOrder: 'desk.offer.sentence.freeOrder',
  gift: 'desk.offer.sentence.gift',
  coupon: 'desk.offer.sentence.coupon',
  exchange: 'desk.offer.sentence.exchange',
} as const

/** Which sentence says a promotion. */
function sentenceOf(promotion: MenuItem): keyof typeof sentences {
  const kind = ruleKindOf(promotion)
  if (kind === 'spendAndReduce' || kind === 'freeOrder' || kind === 'gift' || kind === 'exchange') return kind
  if (promotion.kind === 'couponKind' && kind === 'perMilleOff') return 'coupon'
  return isLinePromotion(promotion) ? 'line' : 'wholeOrder'
}

/** The rule of a promotion as a sentence with boxes. */
export function RuleSentence({ promotion, reason }: OfferProps) {
  const t = useT()
  const { currencyScale, currentUnit } = useSettings()
  const props = { promotion, reason }
  const money = (field: string, label: string) => (
    <EntryBox {...props} entry={inRule(amountOf(field, currencyScale))} label={label} unit={currentUnit} />
  )
  const kind = ruleKindOf(promotion)
  const value =
    kind === 'perMilleOff' ? (
      <EntryBox key={kind} {...props} entry={inRule(perCent)} label={t('desk.offer.kind.perMilleOff')} unit="%" />
    ) : (
      money(kind === 'fixedPrice' ? valueFields.fixedPrice : valueFields.amountOff, t('desk.offer.value'))
    )
  const boxes = {
    how: <KindBox {...props} />,
    value,
    threshold: (
      <EntryBox
        {...props}
        entry={amountOf('threshold', currencyScale)}
        label={t('desk.offer.threshold')}
        unit={currentUnit}
      />
    ),
    spend: money('spend', t('desk.offer.spend')),
    reduce: money('reduce', t('desk.offer.reduce')),
    maximum: money('maximum', t('desk.offer.maximum')),
    most: (
      <EntryBox
        {...props}
        entry={amountOf('maxReduction', currencyScale)}
        label={t('desk.offer.most')}
        unit={currentUnit}
      />
    ),
    count: <EntryBox {...props} entry={inRule(countOf('maxNum'))} label={t('desk.offer.gifts')} />,
  }
  const places = Object.fromEntries(Object.keys(boxes).map((name) => [name, boxAt(name)]))
  return ruleOf(promotion).kind === undefined ? null : (
    <Sentence text={t(sentences[sentenceOf(promotion)], places)} boxes={boxes} />
  )
}
