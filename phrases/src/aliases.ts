/**
 * Keys whose text stands under another key already: a text exists once, wherever it is shown.
 * Left: the name of a refusal on the wire. Right: the key of the page that prevents it.
 */
export const aliases = {
  'refusal.agreementMissing': 'form.agreement',
  'refusal.passwordForm': 'form.passwordRule',
  'refusal.passwordMismatch': 'form.passwordMismatch',
  'refusal.birthdayFixed': 'profile.birthdayOnce',
  'refusal.emailInvalid': 'form.emailInvalid',
  'refusal.storeResting': 'store.restingDialog.title',
  'refusal.offShelf': 'goods.offShelf',
  'refusal.saleStopped': 'goods.saleStopped',
  'refusal.notSoldHere': 'goods.notForSaleHere',
  'refusal.soldOut': 'stock.soldOut',
  'refusal.stockLimit': 'stock.limitReached',
  'refusal.optionsMax': 'option.max',
  'refusal.giftsMax': 'gift.max',
  'refusal.packageIncomplete': 'package.incomplete',
  'refusal.stockShort': 'stock.insufficient',
  'refusal.remarkRequired': 'form.remarkRequired',
  'refusal.paymentNotConfigured': 'pay.notConfigured',
  'refusal.paymentFailed': 'pay.failedSwitch',
  'refusal.appIdInvalid': 'push.invalidAppId',
  'refusal.pushClientIdInvalid': 'push.invalidClientId',
  'refusal.fileTypeWrong': 'upload.wrongType',
} as const
