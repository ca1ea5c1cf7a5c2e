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
  title: 'desk.field.title',
  text: 'desk.field.text',
  itemList: 'desk.field.content',
  pageType: 'desk.field.page',
  type: 'desk.field.kind',
  visible: 'desk.field.visible',
  selectedIcon: 'desk.field.selectedIcon',
  serviceTerms: 'desk.field.terms',
  privacyPolicy: 'desk.field.privacy',
  iosUrl: 'desk.field.iosUrl',
  androidUrl: 'desk.field.androidUrl',
  enabled: 'desk.field.enabled',
  position: 'desk.field.position',
  showTimes: 'desk.field.showTimes',
  pointsText: 'desk.field.pointsText',
  servicePhone: 'desk.field.servicePhone',
  codeImage: 'desk.field.codeImage',
  codeTextColor: 'desk.field.codeTextColor',
  brandName: 'desk.field.brandName',
  slogan: 'desk.field.slogan',
  logo: 'desk.field.logo',
  browserLogo: 'desk.field.logo',
  primaryColor: 'desk.field.primaryColor',
  secondaryColor: 'desk.field.secondaryColor',
}

/** A field of the menu as people call it; a field of a field by the outer one. */
export function fieldName(field: string, kind = ''): string {
  const [outer = ''] = field.split('.')
  if (outer === 'price' && kind === 'propertyValue') return t('desk.field.extra')
  if (outer === 'icon' && kind === 'tab') return t('desk.field.icon')
  const phrase = phrases[outer]
  return phrase === undefined ? field : t(phrase)
}
