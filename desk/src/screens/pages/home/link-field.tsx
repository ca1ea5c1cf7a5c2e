import { useT } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import { useAllOf } from '../../../data/menu.ts'
import { nameOf } from '../../../features/menu/item-texts.ts'
import { inTree } from '../../../features/menu/tree.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'

const menu = '/pages/home/menu/menu'

/** Pages of the app that an entry may lead to. */
const targets: readonly (readonly [address: string, name: PhraseKey])[] = [
  [menu, 'desk.pages.target.menu'],
  ['/pages/user/coupon/coupon', 'desk.pages.target.coupons'],
  ['/pages/user/points/points', 'desk.pages.target.points'],
  ['/pages/user/mine/memberCode', 'desk.pages.target.memberCode'],
  ['/pages/home/storeList/storeList', 'desk.pages.target.stores'],
]

const web = 'https://'
const isAddress = (link: string): boolean => /^https:\/\/[^\s\\]+$/.test(link)

interface LinkFieldProps {
  readonly link: string
  readonly isDisabled: boolean
  readonly onChange: (link: string) => void
}

/** Where a tap leads: a page of the app, a heading of the menu, or an address of the web. */
export function LinkField({ link, isDisabled, onChange }: LinkFieldProps) {
  const t = useT()
  const { items = [] } = useAllOf('category')
  const headings = inTree(items).map((item) => ({ address: `${menu}?categoryId=${item.itemId}`, name: nameOf(item) }))
  const known = ['', ...targets.map(([address]) => address), ...headings.map(({ address }) => address)]
  const isOther = !known.includes(link)
  const isWeb = link.startsWith(web)
  return (
    <div className="grid2">
      <SelectField
        label={t('desk.pages.leadsTo')}
        value={isWeb ? web : link}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('desk.pages.target.nowhere')}</option>
        {targets.map(([address, name]) => (
          <option key={address} value={address}>
            {t(name)}
          </option>
        ))}
        {headings.map(({ address, name }) => (
          <option key={address} value={address}>
            {t('desk.pages.target.category', { name })}
          </option>
        ))}
        {isOther && !isWeb && <option value={link}>{link}</option>}
        <option value={web}>{t('desk.pages.target.web')}</option>
      </SelectField>
      {isWeb && (
        <TextField
          label={t('desk.pages.address')}
          isLatin
          inputMode="url"
          maxLength={500}
          value={link}
          disabled={isDisabled}
          fault={isAddress(link) ? undefined : t('desk.pages.addressWrong')}
          onChange={({ target }) => onChange(target.value.startsWith(web) ? target.value : web)}
        />
      )}
    </div>
  )
}
