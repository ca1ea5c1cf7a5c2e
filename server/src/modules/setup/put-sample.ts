import type { findStart, putSample } from '@tiffin/contract/desk/start'
import { type SampleName, sampleNames } from '@tiffin/core/corp/sample-price'
import { type Texts, textIn } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import { type FirstItem, publishItems } from '../draft/index.ts'
import { countStart } from './start-queries.ts'

interface Currency {
  readonly currency: string
  readonly currencyScale: number
}

interface SampleMenu {
  readonly name: Texts
  readonly about: Texts
  readonly items: readonly FirstItem[]
}

/** Menus to begin with, in the currency of a brand. */
export type SampleMenus = (sample: SampleName, currency: Currency) => SampleMenu

interface SampleParts {
  readonly app: Services
  readonly samples: SampleMenus
}

const mostShown = 4
const imageOf = ({ fields }: FirstItem): string =>
  'image' in fields && typeof fields.image === 'string' ? fields.image : ''

/** The menus that there are to begin with, in short; none for a brand that has products. */
export const listSamples = (
  samples: SampleMenus,
  { corp, language }: Pick<Context<'staff'>, 'corp' | 'language'>,
  productCount: number,
): z.input<typeof findStart.output>['sampleList'] =>
  (productCount > 0 ? [] : sampleNames).map((sample) => {
    const { name, about, items } = samples(sample, corp)
    const products = items.filter(({ kind }) => kind === 'product')
    return {
      ...{ sample, name: textIn(name, language), text: textIn(about, language), productCount: products.length },
      imageList: products.slice(0, mostShown).map(imageOf),
    }
  })

/** Publishes a menu to begin with, where there is none yet; it can be taken back as any release [brand-9]. */
export async function publishSample(
  { app, samples }: SampleParts,
  { sample }: z.output<typeof putSample.input>,
  context: Context<'staff'>,
): Promise<z.input<typeof putSample.output>> {
  const { corp, language } = context
  const [{ rows }] = await app.db.tx({ role: 'app', corp: corp.corpId }, (tx) => tx.finish(countStart(corp.corpId)))
  if (rows[0]?.productCount !== 0) throw new Refusal('menuThereAlready')
  const { name, items } = samples(sample, corp)
  await publishItems(app, { name: textIn(name, language), items }, context)
  return { productCount: items.filter(({ kind }) => kind === 'product').length }
}
