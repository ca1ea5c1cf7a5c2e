import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'

const phrases: Readonly<Record<string, PhraseKey>> = {
  name: 'desk.field.name',
  description: 'desk.field.description',
  code: 'desk.field.code',
  sort: 'desk.field.sort',
  categoryId: 'desk.field.category',
  parentId: 'desk.field.parent',
  productId: 'desk.field.product',
  propertyId: 'desk.field.option',
  icon: 'desk.field.picture',
  image: 'desk.field.picture',
  cutImage: 'desk.field.picture',
  images: 'desk.field.pictures',
  tint: 'desk.field.tint',
  unit: 'desk.field.unit',
  minNum: 'desk.field.minNum',
  maxNum: 'desk.field.maxNum',
  multiple: 'desk.field.multiple',
  price: 'desk.field.price',
  memberPrice: 'desk.field.memberPrice',
  cost: 'desk.field.cost',
  isDefault: 'desk.field.isDefault',
  materialList: 'desk.field.materials',
  productType: 'desk.field.kind',
  launchStatus: 'desk.field.shown',
  saleStatus: 'desk.field.onSale',
  isRequired: 'desk.field.isRequired',
  perOrderLimit: 'desk.field.perOrderLimit',
  dailyLimit: 'desk.field.dailyLimit',
  saleTimeList: 'desk.field.saleTimes',
  saleChannelList: 'desk.field.channels',
  propertyIdList: 'desk.field.options',
  groupList: 'desk.field.groups',
  isSold: 'desk.field.isSold',
  skuList: 'desk.field.sizes',
}

/** A field of the menu as people call it; a field of a field by the outer one. */
export function fieldName(field: string, kind = ''): string {
  const [outer = ''] = field.split('.')
  if (outer === 'price' && kind === 'propertyValue') return t('desk.field.extra')
  const phrase = phrases[outer]
  return phrase === undefined ? field : t(phrase)
}
