import { type TaxSettings, unknownClasses } from '@tiffin/core/tax/tax-settings'
import type { MenuItem } from '../../data/menu-items.ts'

/** What the parts of the tax form are given. */
export interface TaxSetting {
  readonly item: MenuItem
  readonly settings: TaxSettings
  /** Why nothing may be edited: who may; undefined for who may. */
  readonly reason: string | undefined
}

/** The fields of the one tax item as what they are. */
export const settingsOf = ({ fields }: Pick<MenuItem, 'fields'>): TaxSettings => {
  const { taxMode = 'none', classList = [], rateList = [], serviceCharge = null } = fields as Partial<TaxSettings> // as: the server's own shape
  return { taxMode, classList, rateList, serviceCharge }
}

/** Settings without what names a class that is gone: a rate that is left without any applies to the standard class. */
export function withoutClass(
  settings: TaxSettings,
  gone: string,
): Pick<TaxSettings, 'classList' | 'rateList' | 'serviceCharge'> {
  const classList = settings.classList.filter(({ taxClassId }) => taxClassId !== gone)
  const isGone = new Set(unknownClasses({ ...settings, classList }))
  const { serviceCharge } = settings
  return {
    classList,
    rateList: settings.rateList.map((rate) => {
      const left = rate.taxClassIdList.filter((taxClassId) => !isGone.has(taxClassId))
      return { ...rate, taxClassIdList: left.length === 0 ? [''] : left }
    }),
    serviceCharge:
      serviceCharge && isGone.has(serviceCharge.taxClassId ?? '')
        ? { ...serviceCharge, taxClassId: '' }
        : serviceCharge,
  }
}

/** The next free id that begins like this: `rate-1`. */
export function nextId(stem: string, taken: readonly string[]): string {
  let number = 1
  while (taken.includes(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
